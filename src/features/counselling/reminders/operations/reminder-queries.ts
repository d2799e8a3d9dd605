import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { publicFiguresSql } from '@/cms/sources/source-rule'
import { MAX_BOUNCES } from '@/cms/subscriptions/subscription'
import { indianClockSql, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { DAYS_AHEAD } from '../schema'

/** A mailbox's reminder: authority and subscription. */
export interface ReminderRow {
  id: string
  subscription: string
  status: 'waiting' | 'active' | 'ended'
  authority: string
  name: string
  slug: string
  /** Instants. */
  confirmedAt: Date | null
  lastMailAt: Date | null
}

const COLUMNS = sql.raw(`r.id, r.subscription_id as subscription, s.status::text as status,
  r.authority_id as authority, a.name, a.slug, s.confirmed_at as "confirmedAt",
  (select max(sent_at) from counselling_reminders_sent sent join counselling_dates d on d.id = sent.date_id
    where sent.mailbox_id = s.mailbox_id and d.authority_id = a.id) as "lastMailAt"`)
const TABLES = sql.raw(`counselling_reminders r join subscriptions s on s.id = r.subscription_id
  join counselling_authorities a on a.id = r.authority_id`)

const remindersWhere = (asking: PayloadRequest | Pick<Payload, 'db'>, condition: SQL): Promise<ReminderRow[]> =>
  rowsIn<ReminderRow>(asking)(sql`select ${COLUMNS} from ${TABLES} where ${condition} order by a.name, r.id`)

/** Unended reminders of a mailbox, in the request's transaction. */
export const standingReminders = (req: PayloadRequest, mailbox: string): Promise<ReminderRow[]> =>
  remindersWhere(req, sql`s.mailbox_id = ${mailbox}::uuid and s.status <> 'ended' and a.deleted_at is null`)

export const activeReminders = (payload: Pick<Payload, 'db'>, mailbox: string): Promise<ReminderRow[]> =>
  remindersWhere(payload, sql`s.mailbox_id = ${mailbox}::uuid and s.status = 'active' and a.deleted_at is null`)

export const reminderOf = async (payload: Pick<Payload, 'db'>, subscription: string): Promise<ReminderRow | null> =>
  (await remindersWhere(payload, sql`s.id = ${subscription}::uuid`))[0] ?? null

/** A date in a mail. Days are Indian. */
export interface DueDate {
  what: string
  authority: string
  slug: string
  site: string
  startsOn: string
  endsOn: string
  notice: string
}

const day = (column: string) => `to_char(${indianClockSql(column)}, 'YYYY-MM-DD')`
const STARTS = day('d.starts_on')
const ENDS = day('coalesce(d.ends_on, d.starts_on)')

/** SQL: unsent dates that begin soon or are ongoing, once per first day. */
const waitingDates = (today: string) => sql`counselling_reminders r
    join subscriptions s on s.id = r.subscription_id and s.status = 'active'
    join mailboxes b on b.id = s.mailbox_id and b.bounces < ${MAX_BOUNCES}
    join counselling_dates d on d.authority_id = r.authority_id and d.deleted_at is null
    join sources source on source.id = d.source_id
  where ${sql.raw(publicFiguresSql('source'))}
    and ${sql.raw(STARTS)} <= to_char(${today}::date + ${DAYS_AHEAD}::int, 'YYYY-MM-DD') and ${sql.raw(ENDS)} >= ${today}
    and not exists (select from counselling_reminders_sent told
      where told.mailbox_id = s.mailbox_id and told.date_id = d.id and told.starts_on = ${sql.raw(STARTS)})`

const sentToday = (mailbox: string, now: Date) => sql`exists (select from counselling_reminders_sent told
  where told.mailbox_id = ${sql.raw(mailbox)} and told.sent_at >= ${startOfIndianDay(now).toISOString()}::timestamptz)`

/**
 * Mailboxes with due mails.
 * @param today Indian day
 */
export async function dueMailboxes(req: PayloadRequest, today: string, now: Date, max: number): Promise<string[]> {
  const rows = await rowsIn<{ mailbox: string }>(req)(sql`
    select s.mailbox_id as mailbox from ${waitingDates(today)} and not ${sentToday('s.mailbox_id', now)}
    group by 1 order by 1 limit ${max}`)
  return rows.map(({ mailbox }) => mailbox)
}

/**
 * Takes a mailbox's due dates and marks them as sent, in the transaction that queues the mail. Concurrent processes
 * never take the same mailbox.
 * @returns nothing if another process takes it, or it was mailed today
 */
export async function takeDates(req: PayloadRequest, mailbox: string, today: string, now: Date): Promise<DueDate[]> {
  const held = await runIn(req)(sql`select 1 from mailboxes where id = ${mailbox}::uuid for update skip locked`)
  if (!held) return []
  return rowsIn<DueDate>(req)(sql`
    with told as (
      insert into counselling_reminders_sent (mailbox_id, date_id, starts_on, sent_at)
      select distinct s.mailbox_id, d.id, ${sql.raw(STARTS)}, ${now.toISOString()}::timestamptz
      from ${waitingDates(today)} and s.mailbox_id = ${mailbox}::uuid and not ${sentToday('s.mailbox_id', now)}
      on conflict do nothing returning date_id
    )
    select d.what, a.name as authority, a.slug, a.site, ${sql.raw(STARTS)} as "startsOn", ${sql.raw(ENDS)} as "endsOn",
      source.title as notice
    from told join counselling_dates d on d.id = told.date_id
      join counselling_authorities a on a.id = d.authority_id join sources source on source.id = d.source_id
    order by 5, 6, a.name, d.what`)
}

/** Deletes marks of mailboxes and dates that are gone. */
export async function deleteLooseNotes(req: PayloadRequest): Promise<void> {
  await runIn(req)(sql`delete from counselling_reminders_sent where mailbox_id is null or date_id is null`)
}

/** Authority id by slug; null if unknown. */
export async function authorityId(req: PayloadRequest, slug: string): Promise<{ id: string; name: string } | null> {
  const rows = await rowsIn<{ id: string; name: string }>(req)(
    sql`select id, name from counselling_authorities where slug = ${slug} and deleted_at is null`,
  )
  return rows[0] ?? null
}
