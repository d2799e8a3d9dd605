'use client'
import { useState } from 'react'
import { Options } from '@/cms/admin/desk/options'
import { moveMessages as messages } from '../../admin/messages'

export type ShownMail = Record<'id' | 'name' | 'to' | 'subject' | 'html', string>

interface MailPreviewProps {
  mails: readonly ShownMail[]
  /** Whether they match the text as it is now. */
  isCurrent: boolean
}

const addressee = ({ name, to }: ShownMail) => (name === to ? to : `${name} <${to}>`)

/** The mails as they will be sent, one recipient at a time. */
export function MailPreview({ mails, isCurrent }: MailPreviewProps) {
  const [chosen, choose] = useState('')
  const mail = mails.find(({ id }) => id === chosen) ?? mails[0]
  if (!mail) return null
  return (
    <section
      aria-label={messages.shown}
      aria-busy={!isCurrent}
      className="grid content-start gap-2 aria-busy:opacity-60"
    >
      <h3 className="m-0">{messages.shown}</h3>
      {mails.length > 1 ? (
        <label className="grid gap-1 font-semibold">
          {messages.recipient}
          <select value={mail.id} onChange={(event) => choose(event.target.value)}>
            <Options of={mails.map((one) => ({ value: one.id, label: addressee(one) }))} />
          </select>
        </label>
      ) : (
        <p className="m-0 wrap-anywhere">
          {messages.recipient} <strong>{addressee(mail)}</strong>
        </p>
      )}
      <p className="m-0 wrap-anywhere">
        {messages.subject}: <strong>{mail.subject}</strong>
      </p>
      <iframe
        className="h-96 w-full rounded-control border border-rule bg-white"
        sandbox=""
        title={messages.mail(mail.to)}
        srcDoc={mail.html}
      />
    </section>
  )
}
