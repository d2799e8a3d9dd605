import type { CollectionAfterChangeHook } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { secondsUntilMail } from '@/cms/mail/recipient-limit'
import { tellTeam } from '@/cms/mail/tell-team'
import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Enquiry } from '@/payload-types'
import { Acknowledgement } from '../emails/acknowledgement'
import { enquirySummary } from '../emails/enquiry-summary'
import { enquiryMailTexts } from '../emails/mail-texts'
import { TeamNotice } from '../emails/team-notice'
import { nextOpening } from '../office-hours'

/** Tells the person that the enquiry has arrived and the team that it waits; within the write's own transaction. */
export const announceEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ context, data, doc, operation, req }) => {
  if (operation !== 'create' || context.disableMails || worksEnquiries(req.user)) return doc
  const language = languageOf(doc.language)
  const brand = await brandOf(req)
  // Asked of the data: the record itself has been stripped of what its author may not read.
  const isSuspected = Boolean(data.suspected)
  // The address may be somebody else's: a suspected sender gets no mail, and nobody more than a few.
  if (!isSuspected && (await secondsUntilMail(req.payload, doc.email, 'acknowledgement')) === 0) {
    await queueMail(req, {
      to: doc.email,
      subject: enquiryMailTexts(language).acknowledgement.subject(brand),
      body: (
        <Acknowledgement
          language={language}
          brand={brand}
          name={doc.name}
          opens={nextOpening(new Date(doc.createdAt))}
        />
      ),
    })
  }
  await tellTeam(req, {
    href: `${env.SITE_URL}${paths.studioRecord('enquiries', doc.id)}`,
    subject: enquiryMailTexts(STUDIO_LANGUAGE).notice.subject(doc.name, isSuspected),
    replyTo: isSuspected ? undefined : doc.email,
    body: <TeamNotice brand={brand} enquiry={enquirySummary(doc)} isSuspected={isSuspected} />,
  })
  return doc
}
