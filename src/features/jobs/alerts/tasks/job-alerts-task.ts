import type { Payload, PayloadRequest } from 'payload'
import { byTheClock } from '@/cms/background/by-the-clock'
import { brandOf } from '@/cms/mail/queue-mail'
import { queueSubscriptionMail } from '@/cms/subscriptions/subscription-mail'
import { mailboxById } from '@/cms/subscriptions/subscription-queries'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import type { SearchTerm } from '@/lib/search/dictionary'
import { canonicals } from '../../subjects/subject-index'
import { alertRule, vacancyKeys } from '../alert-rule'
import { NewsMail, newsSubject } from '../emails/alert-mails'
import { activeAlerts, alertsToReindex, searchOf, writeRules } from '../operations/alert-queries'
import {
  type Candidate,
  deleteOrphanedMatches,
  dueMailboxes,
  mailedSince,
  matchCandidates,
  nextCandidates,
  recordOpenings,
  takeNews,
} from '../operations/matching-queries'
import { ruleColumns } from '../operations/set-alert'
import { ALERT_KIND } from '../schema'

const READ_AT_ONCE = 1000

/**
 * Interprets every alert again, so that a spelling added by an editor counts for existing alerts.
 * @returns how many there were
 */
export async function reindexAlerts(payload: Payload, terms: readonly SearchTerm[]): Promise<number> {
  let count = 0
  for (let after: string | null = null; ; ) {
    const rows = await inTransaction(payload, async (req) => {
      const found = await alertsToReindex(req, after, READ_AT_ONCE)
      await writeRules(
        req,
        found.map((row) => ({ id: row.id, ...ruleColumns(alertRule(searchOf(row), terms)) })),
      )
      return found
    })
    count += rows.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < READ_AT_ONCE) return count
  }
}

/** Vacancies compared in one statement; alerts are never loaded into memory. */
const BATCH = 100
const MINUTE = 60_000

/** Reads the vocabulary, which another feature keeps. */
export type TermsOf = (req: PayloadRequest) => Promise<readonly SearchTerm[]>

/** Compares newly opened and changed vacancies with every alert. @returns how many mailboxes have something new */
export async function matchNewVacancies(payload: Payload, terms: readonly SearchTerm[], now: Date): Promise<number> {
  await inTransaction(payload, (req) => recordOpenings(req, now))
  const canonical = canonicals(terms)
  const designations = terms.filter(({ kind }) => kind === 'designation')
  const keyed = (candidate: Candidate) => ({ ...candidate, ...vacancyKeys(candidate, canonical, designations) })
  let found = 0
  for (;;) {
    const count = await inTransaction(payload, async (req) => {
      const candidates = await nextCandidates(req, now, BATCH)
      if (candidates.length > 0) found += await matchCandidates(req, candidates.map(keyed), now)
      return candidates.length
    })
    if (count === 0) return found
  }
}

/**
 * Queues the mails that are due, each in one transaction with its mark as sent, so that a killed process never causes a
 * second mail.
 * @returns how many were queued
 */
export async function sendDueAlerts(payload: Payload, now: Date): Promise<number> {
  const mailboxes = await inTransaction(payload, async (req) => {
    const left = env.ALERT_MAILS_PER_MINUTE - (await mailedSince(req, new Date(now.getTime() - MINUTE)))
    return left > 0 ? dueMailboxes(req, now, left) : []
  })
  let sent = 0
  for (const mailbox of mailboxes) sent += (await sendNews(payload, mailbox, now)) ? 1 : 0
  return sent
}

const sendNews = (payload: Payload, id: string, now: Date): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    // Before they are marked as sent: the mail names the time of the previous one.
    const [mailbox, alerts] = await Promise.all([mailboxById(payload, id), activeAlerts(payload, id)])
    const rows = mailbox ? await takeNews(req, id, now) : []
    if (!mailbox || rows.length === 0) return false
    const matched = alerts.filter((alert) => rows.some((row) => row.alert === alert.id))
    const language = languageOf(mailbox.language)
    const brand = await brandOf(req)
    return queueSubscriptionMail(req, mailbox, {
      kind: ALERT_KIND,
      subject: newsSubject(language, rows, matched),
      body: (links) => NewsMail({ brand, language, rows, alerts: matched, links }),
      messageId: `<${ALERT_KIND}.${id}.${indianDay(now)}@${new URL(env.SITE_URL).hostname}>`,
    })
  })

/** Compares and sends every minute; a run locks what it works on. */
export const jobAlertsTask = (termsOf: TermsOf) =>
  byTheClock('job-alerts', 'Tell people of new vacancies', '20 * * * * *', async (req) => {
    const now = new Date()
    await matchNewVacancies(req.payload, await termsOf(req), now)
    await sendDueAlerts(req.payload, now)
  })

/** Every night: interprets all alerts again and deletes orphaned matches. */
export const tidyAlertsTask = (termsOf: TermsOf) =>
  byTheClock('tidy-job-alerts', 'Read alerts by the present search words', '0 25 3 * * *', async (req) => {
    await inTransaction(req.payload, deleteOrphanedMatches)
    await reindexAlerts(req.payload, await termsOf(req))
  })
