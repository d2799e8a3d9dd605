import type { Payload, PayloadRequest } from 'payload'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { secondsUntilMail } from '@/cms/mail/recipient-limit'
import { tellTeam } from '@/cms/mail/tell-team'
import { idOf } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import { type Language, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { VacancyPosting } from '@/payload-types'
import { linksMail, noticeMail } from '../emails/posting-mails'
import type { CheckedPosting } from '../form-schema'
import { postingRefusals } from '../texts'
import { linkOf } from './link'
import { isExpired, moveTo, withPosting } from './postings'

/** Tells the team that something waits; of what looks like spam it finds out on the desk. */
async function tell(req: PayloadRequest, posting: VacancyPosting, isChange: boolean): Promise<void> {
  if (!posting.suspected) await tellTeam(req, noticeMail(await brandOf(req), posting, isChange))
}

function requireConfirmed({ state }: VacancyPosting): void {
  if (state === 'unconfirmed') throw refusalError(postingRefusals(STUDIO_LANGUAGE), 'not-confirmed')
}

/** The hospital says that it was itself who sent the vacancy: only now it waits for the team. A second time does nothing. */
export const confirmPosting = (payload: Payload, link: unknown): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    if (posting.state !== 'unconfirmed') return
    await tell(req, await moveTo(req, posting, 'waiting', { confirmedAt: new Date().toISOString() }), false)
  })

/**
 * The hospital changes what it sent; it waits again. What is on the site meanwhile stays as the team published it, so
 * that no word reaches the site that nobody has read.
 */
export const changePosting = (payload: Payload, link: unknown, fields: CheckedPosting): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    requireConfirmed(posting)
    const { email: _proved, ...changed } = { email: null, ...fields }
    await tell(req, await moveTo(req, posting, 'waiting', changed), true)
  })

/** The hospital asks for a later last day; it waits again, for a vacancy that has closed would come back to the site. */
export const renewPosting = (payload: Payload, link: unknown, deadline: string): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    requireConfirmed(posting)
    await tell(req, await moveTo(req, posting, 'waiting', { deadline }), true)
  })

/** The hospital takes its vacancy back; what is on the site is closed at once. */
export const closePosting = (payload: Payload, link: unknown): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    await moveTo(req, posting, 'closed')
    const job = idOf(posting.job)
    if (!job) return
    // Full authority: the hospital has proved by its link that the vacancy is its own, and closing only takes away.
    await req.payload.update({
      collection: 'jobs',
      where: { and: [{ id: { equals: job } }, { status: { equals: 'Active' } }] },
      data: { status: 'Closed' },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })

/** Sends the links of a mailbox's vacancies to that mailbox; nobody learns whether there are any. */
export async function sendLinks(payload: Payload, email: string, language: Language): Promise<void> {
  if ((await secondsUntilMail(payload, email, 'account')) > 0) return
  await inTransaction(payload, async (req) => {
    // Full authority: the links go to the mailbox that the vacancies name, and nowhere else.
    const { docs } = await payload.find({
      collection: 'vacancy-postings',
      where: { and: [{ email: { equals: email } }, { suspected: { not_equals: true } }] },
      sort: '-createdAt',
      limit: MOST_LINKS,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const links = docs.flatMap((posting) =>
      posting.linkSeed && !isExpired(posting)
        ? [{ title: posting.confirmedAt ? posting.title : null, link: linkOf(posting.linkSeed) }]
        : [],
    )
    if (links.length > 0) await queueMail(req, linksMail(await brandOf(req), email, language, links))
  })
}

const MOST_LINKS = 20
