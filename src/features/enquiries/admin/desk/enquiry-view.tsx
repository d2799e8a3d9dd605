import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { cache } from 'react'
import { enquiryWorkers } from '@/cms/access/access'
import { asPerson } from '@/cms/access/authority'
import { LinkedText } from '@/cms/admin/desk/linked-text'
import { FactList, recordIdOf } from '@/cms/admin/desk/record-view'
import { actionRow, emptyState, historyLine, mark, twoColumns } from '@/cms/admin/desk/styles'
import { ageText, momentText } from '@/cms/admin/overview/days'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { shownNotes } from '@/cms/notes/shown-notes'
import { isRecordId } from '@/lib/database/record-id'
import { indianMinute } from '@/lib/indian-calendar'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Enquiry } from '@/payload-types'
import { repliesOf } from '../../contacts/admin/contact-endpoints'
import { ContactLog } from '../../contacts/admin/contact-log'
import { contactMessages } from '../../contacts/admin/contact-messages'
import { ReplyForm } from '../../contacts/admin/reply-form'
import { readReplyLabels } from '../../contacts/admin/reply-labels'
import { enquiryMessages } from '../../messages'
import { namesOfColleges } from '../../operations/compared-colleges'
import { labelIn } from '../label-in'
import { deskMessages as texts } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'
import { readThread, readWorkers } from './desk-queries'
import { EnquiryWork } from './enquiry-work'

/** Once for the title and the screen. */
const readEnquiry = cache(async (req: PayloadRequest, id: string): Promise<Enquiry | null> => {
  if (!isRecordId(id)) return null
  return req.payload.findByID({ collection: 'enquiries', id, disableErrors: true, ...asPerson(req) })
})

function factsOf(
  enquiry: Enquiry,
  asked: readonly string[],
  compared: readonly string[],
): [string, string | null | undefined][] {
  return [
    [texts.columns.email, enquiry.email],
    [texts.columns.phone, enquiry.phone],
    [texts.one.writer, enquiry.writesAs && enquiry.writesAs !== 'adult' ? texts.writers[enquiry.writesAs] : null],
    [texts.one.parent, enquiry.guardianContact],
    [texts.one.subject, labelIn(enquiryMessages(STUDIO_LANGUAGE).subjects, enquiry.subject)],
    [texts.one.course, labelIn(enquiryMessages(STUDIO_LANGUAGE).courses, enquiry.course)],
    [texts.one.country, enquiry.country ? texts.countries[enquiry.country] : null],
    [texts.one.neet, enquiry.neetScore?.toString()],
    [texts.one.rank, enquiry.rank ? grouped(STUDIO_LANGUAGE, enquiry.rank) : null],
    [texts.one.category, enquiry.category],
    [texts.one.college, asked.join('; ')],
    [texts.one.compared, compared.join('; ')],
    [texts.one.state, enquiry.state],
    [texts.one.received, momentText(enquiry.createdAt)],
    [texts.one.from, enquiry.sourcePage],
    [
      texts.one.firstAnswer,
      enquiry.firstResponseAt
        ? `${momentText(enquiry.firstResponseAt)} (${ageText(enquiry.createdAt, new Date(enquiry.firstResponseAt).getTime())})`
        : texts.one.notYet,
    ],
  ]
}

/** One enquiry: what they ask, how to reach them, what was done and what comes next. */
export function EnquiryView(view: AdminViewServerProps) {
  const id = recordIdOf(view)
  return (
    <StudioView
      view={view}
      title={texts.columns.enquiry}
      nameOf={async (req) => (await readEnquiry(req, id))?.name}
      steps={[{ label: texts.title, url: enquiryDeskPaths.enquiries() }]}
      rule={enquiryWorkers}
    >
      {async (req, user) => {
        const enquiry = await readEnquiry(req, id)
        if (!enquiry) return <p className={emptyState}>{texts.one.notFound}</p>
        const [thread, workers, reply, asked, compared] = await Promise.all([
          readThread(req, enquiry),
          readWorkers(req),
          readReplyLabels(req, enquiry),
          namesOfColleges(req, enquiry.college ? [enquiry.college] : []),
          namesOfColleges(req, enquiry.colleges),
        ])
        return (
          <div className={twoColumns}>
            <div>
              <h2>
                {texts.one.message} <span className={mark()}>{texts.kinds[enquiry.kind]}</span>
              </h2>
              <LinkedText text={enquiry.message || texts.one.noMessage} />
              <FactList facts={factsOf(enquiry, asked, compared)} />
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
                  <h2>{texts.one.thread}</h2>
                  <ol>
                    {thread.map((other) => (
                      <li key={other.id} className={historyLine}>
                        <a href={enquiryDeskPaths.enquiry(other.id)}>
                          {texts.kinds[other.kind]} · {momentText(other.created_at)}
                        </a>
                        <span className="text-quiet">
                          {texts.statuses[other.status]} {other.message ? `· ${other.message.slice(0, 120)}` : null}
                        </span>
                      </li>
                    ))}
                  </ol>
                </>
              ) : null}
              <p className={actionRow}>
                <a href={studioPaths.record('enquiries', enquiry.id)}>{texts.one.fullRecord}</a>
              </p>
            </div>
            <EnquiryWork
              id={enquiry.id}
              name={enquiry.name}
              phone={enquiry.phone ?? null}
              status={enquiry.status}
              owner={typeof enquiry.owner === 'string' ? enquiry.owner : null}
              me={user.id}
              workers={workers}
              followUp={enquiry.nextFollowUp ? indianMinute(enquiry.nextFollowUp) : ''}
              isSuspected={Boolean(enquiry.suspected)}
              notes={shownNotes(enquiry.notes)}
            />
          </div>
        )
      }}
    </StudioView>
  )
}
