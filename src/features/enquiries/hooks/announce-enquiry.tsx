import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { queueMail, secondsUntilMail, tellTeam } from '@/cms/mail/queue-mail'
import { isVerifiedEmail } from '@/cms/personal/verified-email'
import { idOf } from '@/lib/database/record-id'
import { env } from '@/lib/env'
import { languageOf, paths, STUDIO_LANGUAGE } from '@/lib/language'
import type { Enquiry } from '@/payload-types'
import { Acknowledgement, TeamNotice, threadOf } from '../emails/enquiry-mails'
import { enquirySummary, sentCopy } from '../emails/enquiry-summary'
import { enquiryMailMessages } from '../emails/mail-messages'
import { namesOfColleges } from '../operations/compared-colleges'
import { officeOf } from '../operations/office'

/** Tells the person that the enquiry has arrived and the team that it waits; within the write's own transaction. */
export const announceEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ context, data, doc, operation, req }) => {
  if (operation !== 'create' || context.disableMails || worksEnquiries(req.user)) return doc
  const language = languageOf(doc.language)
  const office = await officeOf(req.payload, req)
  const college = await nameOfCollege(req, doc)
  const compared = await namesOfColleges(req, doc.colleges)
  const isTheirs = await isVerifiedEmail(req, data.user, doc.email)
  // Asked of the data: the record itself has been stripped of what its author may not read.
  const isSuspected = Boolean(data.suspected)
  // The address may be somebody else's: a suspected sender gets no mail, and nobody more than a few.
  if (!isSuspected && (await secondsUntilMail(req.payload, doc.email, 'acknowledgement')) === 0) {
    await queueMail(req, {
      to: doc.email,
      messageId: threadOf(doc),
      subject: enquiryMailMessages(language).acknowledgement.subject(office.brand),
      body: (
        <Acknowledgement
          language={language}
          office={office}
          name={isTheirs ? doc.name : null}
          copy={sentCopy(language, doc, { college, compared, isTheirs })}
          sentAt={new Date(doc.createdAt)}
        />
      ),
    })
  }
  await tellTeam(req, {
    href: `${env.SITE_URL}${paths.studioRecord('enquiries', doc.id)}`,
    subject: enquiryMailMessages(STUDIO_LANGUAGE).notice.subject(doc.name, college, isSuspected),
    replyTo: isSuspected ? undefined : doc.email,
    body: (
      <TeamNotice
        office={office}
        sentAt={new Date(doc.createdAt)}
        enquiry={enquirySummary(doc, college, compared)}
        isSuspected={isSuspected}
      />
    ),
  })
  return doc
}

/** The name of the college that was asked about; null where none was, or it has gone since. */
async function nameOfCollege(req: PayloadRequest, { college }: Enquiry): Promise<string | null> {
  if (!college) return null
  // Full authority: an enquiry may be about a college that visitors do not see any more.
  const found = await req.payload.findByID({
    collection: 'colleges',
    id: idOf(college),
    select: { name: true },
    disableErrors: true,
    ...asServer(req),
  })
  return found?.name ?? null
}
