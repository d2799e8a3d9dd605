import { historyLine } from '@/cms/admin/desk/styles'
import { momentText } from '@/cms/admin/messages'
import type { Enquiry } from '@/payload-types'
import { deskMessages } from '../../admin/desk/desk-messages'
import { contactMessages as messages } from './contact-messages'

type Contact = NonNullable<Enquiry['contacts']>[number]

const heading = ({ outcome, callBackAt }: Contact) =>
  outcome === 'call-back' && callBackAt ? messages.callBackOn(momentText(callBackAt)) : deskMessages.outcomes[outcome]

/** Calls and mails to a person, oldest first, with every reply as it was sent. */
export function ContactLog({ contacts }: Pick<Enquiry, 'contacts'>) {
  if (!contacts?.length) return <p className="text-quiet">{messages.none}</p>
  return (
    <ol>
      {contacts.map((contact) => (
        <li key={contact.id} className={historyLine}>
          <strong>{heading(contact)}</strong>
          <span className="text-quiet">{[momentText(contact.at), contact.by].filter(Boolean).join(' · ')}</span>
          {contact.text ? (
            <details className="basis-full">
              <summary className="cursor-pointer wrap-anywhere">{contact.subject}</summary>
              <p className="whitespace-pre-line wrap-anywhere">{contact.text}</p>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
