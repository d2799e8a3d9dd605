import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { rowIn, runIn } from '@/lib/database/transaction'
import type { Language } from '@/lib/language'
import type { Consent } from '../personal/consent'
import { CONFIRMATION_DAYS, MAX_BOUNCES, type SubscriptionEnd } from './subscription'

type Database = Pick<Payload, 'db'>

/** A mailbox for links and mails. */
export interface Mailbox {
  id: string
  email: string
  language: string | null
  linkEdition: number
  /** Rejected too many mails, so none is sent. */
  isRejecting: boolean
}

const MAILBOX = sql.raw(
  `id, email, language, link_edition::int as "linkEdition", bounces >= ${MAX_BOUNCES} as "isRejecting"`,
)

/** Row of an email, created if missing; concurrent calls get the same one. */
export async function mailboxFor(req: PayloadRequest, email: string, language: Language): Promise<Mailbox> {
  const mailbox = await rowIn<Mailbox>(req)(sql`
    insert into mailboxes (email, language, link_edition, bounces) values (${email.toLowerCase()}, ${language}, 1, 0)
    on conflict (email) do update set updated_at = now()
    returning ${MAILBOX}`)
  if (!mailbox) throw new Error('A mailbox was neither found nor made')
  return mailbox
}

export const mailboxById = (database: Database, id: string): Promise<Mailbox | null> =>
  rowIn<Mailbox>(database)(sql`select ${MAILBOX} from mailboxes where id = ${id}::uuid`)

export const mailboxByEmail = (database: Database, email: string): Promise<Mailbox | null> =>
  rowIn<Mailbox>(database)(sql`select ${MAILBOX} from mailboxes where email = ${email.toLowerCase()}`)

interface NewSubscription {
  mailbox: string
  kind: string
  /** Account it was made with. */
  user: string | null
  consent: Consent
}

export async function insertWaiting(
  req: PayloadRequest,
  { mailbox, kind, user, consent }: NewSubscription,
  tokenHash: string,
): Promise<string> {
  const made = await rowIn<{ id: string }>(req)(sql`
    insert into subscriptions
      (mailbox_id, kind, status, user_id, consented_at, consent_version, token_hash, token_expires_at)
    values (${mailbox}::uuid, ${kind}, 'waiting', ${user}::uuid, ${consent.consentedAt}::timestamptz,
      ${consent.consentVersion}, ${tokenHash}, now() + make_interval(days => ${CONFIRMATION_DAYS}))
    returning id`)
  return made?.id ?? ''
}

/** A subscription of a verified email. */
export async function insertActive(req: PayloadRequest, { mailbox, kind, user, consent }: NewSubscription) {
  await runIn(req)(sql`update mailboxes set bounces = 0 where id = ${mailbox}::uuid`)
  const made = await rowIn<{ id: string }>(req)(sql`
    insert into subscriptions (mailbox_id, kind, status, user_id, consented_at, consent_version, confirmed_at)
    values (${mailbox}::uuid, ${kind}, 'active', ${user}::uuid, ${consent.consentedAt}::timestamptz,
      ${consent.consentVersion}, now())
    returning id`)
  return made?.id ?? ''
}

/** Replaces the link of an unconfirmed subscription. */
export async function replaceToken(req: PayloadRequest, id: string, tokenHash: string): Promise<void> {
  await runIn(req)(sql`
    update subscriptions set token_hash = ${tokenHash}, updated_at = now(),
      token_expires_at = now() + make_interval(days => ${CONFIRMATION_DAYS})
    where id = ${id}::uuid and status = 'waiting'`)
}

export interface Pending {
  id: string
  kind: string
  mailbox: string
}

/** The unconfirmed subscription of a valid link. */
export const pendingByHash = (database: Database, tokenHash: string): Promise<Pending | null> =>
  rowIn<Pending>(database)(sql`
    select id, kind, mailbox_id as mailbox from subscriptions
    where token_hash = ${tokenHash} and status = 'waiting' and token_expires_at > now()`)

/**
 * Confirms by link in one statement, so that of two concurrent calls one succeeds; the mailbox has proved that it
 * receives mail.
 */
export const activateByHash = (req: PayloadRequest, tokenHash: string): Promise<Pending | null> =>
  rowIn<Pending>(req)(sql`
    with confirmed as (
      update subscriptions set status = 'active', confirmed_at = now(), token_hash = null, updated_at = now()
      where token_hash = ${tokenHash} and status = 'waiting' and token_expires_at > now()
      returning id, kind, mailbox_id
    ), taking as (
      update mailboxes set bounces = 0 where id in (select mailbox_id from confirmed)
    )
    select id, kind, mailbox_id as mailbox from confirmed`)

/**
 * Ends subscriptions of a mailbox, unconfirmed ones included.
 * @param only one by id, one kind, or all of the mailbox
 * @returns how many ended
 */
export const endOf = async (
  req: PayloadRequest,
  mailbox: string,
  only: { id?: string; kind?: string },
  by: SubscriptionEnd,
): Promise<number> =>
  runIn(req)(sql`
    update subscriptions set status = 'ended', ended_at = now(), ended_by = ${sql.raw(`'${by}'`)},
      token_hash = null, updated_at = now()
    where mailbox_id = ${mailbox}::uuid and status <> 'ended'
      ${only.id ? sql`and id = ${only.id}::uuid` : sql``} ${only.kind ? sql`and kind = ${only.kind}` : sql``}`)

/** Limits unconfirmed subscriptions of a mailbox: anyone can request one for it, so the oldest end. */
export async function endOldestWaiting(req: PayloadRequest, mailbox: Mailbox, kind: string, max: number) {
  await runIn(req)(sql`
    update subscriptions set status = 'ended', ended_at = now(), ended_by = 'sender', token_hash = null, updated_at = now()
    where id in (select id from subscriptions
      where mailbox_id = ${mailbox.id}::uuid and kind = ${kind} and status = 'waiting'
      order by created_at desc, id offset ${max - 1})`)
}

/** Invalidates the manage links of all earlier mails; unsubscribe links keep working. */
export async function raiseLinkEdition(req: PayloadRequest, mailbox: string): Promise<void> {
  await runIn(req)(
    sql`update mailboxes set link_edition = link_edition + 1, updated_at = now() where id = ${mailbox}::uuid`,
  )
}

/**
 * Records whether a mailbox's server accepted or permanently rejected a mail; too many rejections end its
 * subscriptions.
 */
export async function noteDelivery({ db }: Database, mailbox: string, isRejected: boolean): Promise<void> {
  if (!isRejected) {
    await db.pool.query('update mailboxes set bounces = 0 where id = $1 and bounces > 0', [mailbox])
    return
  }
  await db.pool.query(
    `with refused as (
       update mailboxes set bounces = bounces + 1, bounced_at = now(), updated_at = now() where id = $1
       returning id, bounces
     )
     update subscriptions set status = 'ended', ended_at = now(), ended_by = 'bounced', updated_at = now()
     where status = 'active' and mailbox_id in (select id from refused where bounces >= ${MAX_BOUNCES})`,
    [mailbox],
  )
}

/** Moves an account's subscriptions to another mailbox. */
export async function moveToMailbox(req: PayloadRequest, user: string, mailbox: string): Promise<void> {
  await runIn(req)(
    sql`update subscriptions set mailbox_id = ${mailbox}::uuid, updated_at = now() where user_id = ${user}::uuid`,
  )
}

/** Ids of subscriptions unconfirmed or ended before given moments. */
export async function outdatedSubscriptions({ db }: Database, endedBefore: Date): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from subscriptions
     where (status = 'waiting' and token_expires_at < now()) or (status = 'ended' and ended_at < $1)
     limit 10000`,
    [endedBefore],
  )
  return rows.map(({ id }) => id)
}

export async function deleteUnusedMailboxes({ db }: Database): Promise<void> {
  await db.pool.query(
    `delete from mailboxes where created_at < now() - interval '1 hour'
       and not exists (select 1 from subscriptions where mailbox_id = mailboxes.id)`,
  )
}

export interface SubscriptionCounts {
  active: number
  waiting: number
  /** Ended within 30 days: by the reader, and because the mailbox rejected mails. */
  stopped: number
  bounced: number
}

/** Counts subscriptions of a kind, and what ended within thirty days. */
export async function countSubscriptions({ db }: Database, kind: string): Promise<SubscriptionCounts> {
  const { rows } = await db.pool.query<SubscriptionCounts>(
    `select count(*) filter (where status = 'active')::int as active,
       count(*) filter (where status = 'waiting' and token_expires_at > now())::int as waiting,
       count(*) filter (where ended_by in ('link', 'page') and ended_at > now() - interval '30 days')::int as stopped,
       count(*) filter (where ended_by = 'bounced' and ended_at > now() - interval '30 days')::int as bounced
     from subscriptions where kind = $1`,
    [kind],
  )
  return rows[0] ?? { active: 0, waiting: 0, stopped: 0, bounced: 0 }
}
