import type { CollectionAfterChangeHook } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { notifyTeam, queueMail, secondsUntilMail } from '@/cms/mail/queue-mail'
import { isVerifiedEmail } from '@/cms/personal/verified-email'
import { env } from '@/lib/env'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import type { Enquiry } from '@/payload-types'
import { Acknowledgement, TeamNotice, threadOf } from '../emails/enquiry-mails'
import { enquirySummary, sentCopy } from '../emails/enquiry-summary'
import { enquiryMailMessages } from '../emails/mail-messages'
import { namesOfColleges } from '../operations/enquiry-queries'
import { officeOf } from '../operations/office'

/** Mails a confirmation to the sender and a notice to the team, within the write's transaction. */
export const announceEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ context, data, doc, operation, req }) => {
  if (operation !== 'create' || context.disableMails || worksEnquiries(req.user)) return doc
  const language = languageOf(doc.language)
  const office = await officeOf(req.payload, req)
  const [college = null] = await namesOfColleges(req, doc.college ? [doc.college] : [])
  const compared = await namesOfColleges(req, doc.colleges)
  const isTheirs = await isVerifiedEmail(req, data.user, doc.email)
  // From `data`: `doc` lacks what its sender may not read.
  const isSuspected = Boolean(data.suspected)
  // The mailbox may be someone else's: suspected spam is not confirmed, and mails per mailbox are limited.
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
  await notifyTeam(req, {
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
