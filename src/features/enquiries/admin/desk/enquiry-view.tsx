import type { PayloadRequest } from 'payload'
import { asPerson, enquiryWorkers } from '@/cms/access/access'
import { FactList, LinkedText, readRecord } from '@/cms/admin/desk/record-view'
import { actionRow, emptyState, historyLine, mark, twoColumns } from '@/cms/admin/desk/styles'
import { ageText, momentText } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { brandOf } from '@/cms/mail/queue-mail'
import { authorOf } from '@/cms/notes/note-fields'
import { shownNotes } from '@/cms/notes/shown-notes'
import { indianMinute } from '@/lib/calendar/indian-calendar'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { fill } from '@/lib/text/fill'
import { grouped } from '@/lib/text/format'
import type { Enquiry } from '@/payload-types'
import { repliesOf } from '../../contacts/admin/contact-endpoints'
import { ReplyForm } from '../../contacts/admin/reply-form'
import { enquiryMessages } from '../../messages'
import { namesOfColleges } from '../../operations/enquiry-queries'
import { contactMessages, deskMessages, labelIn, deskMessages as messages } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'
import { readThread, readWorkers } from './desk-queries'
import { EnquiryWork } from './enquiry-work'

/** The subject of a reply, and the team's templates filled in for this enquiry. */
async function readReplyTemplates(req: PayloadRequest, { name }: Enquiry) {
  const brand = await brandOf(req)
  const { templates } = await req.payload.findGlobal({ slug: 'enquiry-replies', ...asPerson(req) })
  const values = { name, brand, author: authorOf(req) ?? brand }
  return {
    subject: contactMessages.reply.firstSubject(brand),
    templates: (templates ?? []).map((template) => ({
      name: template.name,
      subject: fill(template.subject, values),
      text: fill(template.text, values),
    })),
  }
}

type Contact = NonNullable<Enquiry['contacts']>[number]

const heading = ({ outcome, callBackAt }: Contact) =>
  outcome === 'call-back' && callBackAt
    ? contactMessages.callBackOn(momentText(callBackAt))
    : deskMessages.outcomes[outcome]

/** Calls and mails to a person, oldest first, with every reply as sent. */
function ContactLog({ contacts }: Pick<Enquiry, 'contacts'>) {
  if (!contacts?.length) return <p className="text-quiet">{contactMessages.none}</p>
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

function factsOf(
  enquiry: Enquiry,
  collegeNames: readonly string[],
  compared: readonly string[],
): [string, string | null | undefined][] {
  return [
    [messages.columns.email, enquiry.email],
    [messages.columns.phone, enquiry.phone],
    [messages.one.writer, enquiry.writesAs && enquiry.writesAs !== 'adult' ? messages.writers[enquiry.writesAs] : null],
    [messages.one.parent, enquiry.guardianContact],
    [messages.one.subject, labelIn(enquiryMessages(STUDIO_LANGUAGE).subjects, enquiry.subject)],
    [messages.one.course, labelIn(enquiryMessages(STUDIO_LANGUAGE).courses, enquiry.course)],
    [messages.one.country, enquiry.country ? messages.countries[enquiry.country] : null],
    [messages.one.neet, enquiry.neetScore?.toString()],
    [messages.one.rank, enquiry.rank ? grouped(STUDIO_LANGUAGE, enquiry.rank) : null],
    [messages.one.category, enquiry.category],
    [messages.one.college, collegeNames.join('; ')],
    [messages.one.compared, compared.join('; ')],
    [messages.one.state, enquiry.state],
    [messages.one.received, momentText(enquiry.createdAt)],
    [messages.one.from, enquiry.sourcePage],
    [
      messages.one.firstAnswer,
      enquiry.firstResponseAt
        ? `${momentText(enquiry.firstResponseAt)} (${ageText(enquiry.createdAt, new Date(enquiry.firstResponseAt).getTime())})`
        : messages.one.notYet,
    ],
  ]
}

/** One enquiry: its fields, contact options, history and next steps. */
export const EnquiryView = studioView(
  {
    title: messages.columns.enquiry,
    nameOf: async (req, id) => (await readRecord(req, 'enquiries', id))?.name,
    steps: [{ label: messages.title, url: enquiryDeskPaths.enquiries() }],
    rule: enquiryWorkers,
  },
  async ({ req, user, id }) => {
    const enquiry = await readRecord(req, 'enquiries', id)
    if (!enquiry) return <p className={emptyState}>{messages.one.notFound}</p>
    const [thread, workers, reply, collegeNames, compared] = await Promise.all([
      readThread(req, enquiry),
      readWorkers(req),
      readReplyTemplates(req, enquiry),
      namesOfColleges(req, enquiry.college ? [enquiry.college] : []),
      namesOfColleges(req, enquiry.colleges),
    ])
    return (
      <div className={twoColumns}>
        <div>
          <h2>
            {messages.one.message} <span className={mark()}>{messages.kinds[enquiry.kind]}</span>
          </h2>
          <LinkedText text={enquiry.message || messages.one.noMessage} />
          <FactList facts={factsOf(enquiry, collegeNames, compared)} />
          <h2>{contactMessages.title}</h2>
          <ContactLog contacts={enquiry.contacts} />
          {enquiry.anonymisedAt ? null : (
            <ReplyForm
              id={enquiry.id}
              email={enquiry.email}
              subject={reply.subject}
              greeting={contactMessages.reply.greeting(enquiry.name)}
              templates={reply.templates}
              seen={repliesOf(enquiry)}
            />
          )}
          {thread.length > 0 ? (
            <>
              <h2>{messages.one.thread}</h2>
              <ol>
                {thread.map((other) => (
                  <li key={other.id} className={historyLine}>
                    <a href={enquiryDeskPaths.enquiry(other.id)}>
                      {messages.kinds[other.kind]} · {momentText(other.created_at)}
                    </a>
                    <span className="text-quiet">
                      {messages.statuses[other.status]} {other.message ? `· ${other.message.slice(0, 120)}` : null}
                    </span>
                  </li>
                ))}
              </ol>
            </>
          ) : null}
          <p className={actionRow}>
            <a href={studioPaths.record('enquiries', enquiry.id)}>{messages.one.fullRecord}</a>
          </p>
        </div>
        <EnquiryWork
          id={enquiry.id}
          name={enquiry.name}
          phone={enquiry.phone ?? null}
          status={enquiry.status}
          owner={workers.find(({ value }) => value === enquiry.owner)?.value ?? null}
          me={user.id}
          workers={workers}
          followUp={enquiry.nextFollowUp ? indianMinute(enquiry.nextFollowUp) : ''}
          isSuspected={Boolean(enquiry.suspected)}
          notes={shownNotes(enquiry.notes)}
        />
      </div>
    )
  },
)
