import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { MAX_BOUNCES } from '@/cms/subscriptions/subscription'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { Job } from '@/payload-types'
import { openJobsSql } from '../../vacancies/open-rule'
import { anchorsFor, type VacancyKeys } from '../alert-rule'
import { MORNING_HOUR } from '../schema'

const HOUR = 60 * 60 * 1000
const DAYS_OF_A_WEEK = 7

/** A vacancy that alerts have to be compared with. */
export type Candidate = Pick<Job, 'id' | 'department' | 'location' | 'designation' | 'searchText'>

/** A digest of what alerts compare; when it changes, the vacancy is compared again. */
const COMPARED = sql.raw(
  `md5(concat_ws('|', department, location, designation, type, salary_min, salary_max, experience_years, walk_in_at, search_text))`,
)

/**
 * Records since when each vacancy is open, however it was opened: a form, a file, the clock or the trash. One that is
 * reopened counts as new; who has been mailed about it is stored separately.
 */
export async function recordOpenings(req: PayloadRequest, now: Date): Promise<void> {
  const open = openJobsSql(now)
  await runIn(req)(sql`
    update jobs set opened_at = null, compared_as = null where opened_at is not null and not ${open}`)
  await runIn(req)(sql`
    update jobs set opened_at = least(updated_at, ${now.toISOString()}::timestamptz)
    where opened_at is null and ${open} and is_sample is not true`)
}

/** Open vacancies that have not been compared in their present state, locked until the transaction ends. */
export async function nextCandidates(req: PayloadRequest, now: Date, max: number): Promise<Candidate[]> {
  return rowsIn<Candidate>(req)(sql`
    select id, department, location, designation, search_text as "searchText" from jobs
    where opened_at is not null and is_sample is not true and ${openJobsSql(now)}
      and compared_as is distinct from ${COMPARED}
    order by opened_at, id limit ${max} for update skip locked`)
}

/**
 * Finds in one statement the mailboxes these vacancies are new to and records each once; of several alerts the most
 * urgent counts. Joining by anchor keeps the comparison to a part of the alerts.
 * @returns how many mailboxes have something new
 */
export async function matchCandidates(
  req: PayloadRequest,
  candidates: readonly (Candidate & VacancyKeys)[],
  now: Date,
): Promise<number> {
  const today = startOfIndianDay(now).toISOString()
  const rows = JSON.stringify(
    candidates.map(({ id, departmentKey, placeKey, designationKeys }) => ({
      id,
      department: departmentKey,
      place: placeKey,
      designations: designationKeys,
      anchors: anchorsFor({ departmentKey, placeKey, designationKeys }),
    })),
  )
  const rowCount = await runIn(req)(sql`
    with found as materialized (
      select j.id, f.department, f.place, f.designations, f.anchors, j.opened_at, j.type::text as type,
        coalesce(j.salary_max, j.salary_min) as pay, j.experience_years as years,
        coalesce(j.search_text, '') as words, j.walk_in_at >= ${today}::timestamptz as has_walk_in
      from jsonb_to_recordset(${rows}::jsonb) as f(id uuid, department text, place text, designations text[], anchors text[])
      join jobs j on j.id = f.id
    ), anchored as materialized (
      select found.*, anchor from found cross join lateral unnest(anchors) as anchor
    )
    insert into job_alert_matches (mailbox_id, job_id, alert_id)
    select distinct on (s.mailbox_id, v.id) s.mailbox_id, v.id, a.id
    from anchored v
    join job_alerts a on a.anchor = v.anchor
    join subscriptions s on s.id = a.subscription_id and s.status = 'active' and s.confirmed_at < v.opened_at
    where (a.department_keys is null or v.department = any(string_to_array(a.department_keys, '|')))
      and (a.place_keys is null or v.place = any(string_to_array(a.place_keys, '|')))
      and (a.designation_keys is null or v.designations && string_to_array(a.designation_keys, '|'))
      and (a.type is null or a.type = v.type)
      and (a.salary is null or v.pay >= a.salary)
      and (a.experience is null or v.years <= a.experience)
      and (a.is_walk_in is not true or v.has_walk_in)
      and (a.words is null or v.words ~ all (string_to_array(a.words, E'\n')))
    order by s.mailbox_id, v.id, a.frequency
    on conflict (mailbox_id, job_id) do nothing`)
  await runIn(req)(sql`
    update jobs set compared_as = ${COMPARED}
    where id in (select id from jsonb_to_recordset(${rows}::jsonb) as f(id uuid))`)
  return rowCount
}

/** When an alert is due: immediately, in the morning, or seven days after its last mail. */
function dueSql(now: Date) {
  const isMorning = now.getTime() - startOfIndianDay(now).getTime() >= MORNING_HOUR * HOUR
  return sql`(a.frequency = 'at-once' or (${isMorning} and (a.frequency = 'daily' or ${isWeekOldSql(now)})))`
}

/** Also goes out when a mail is sent today, at any hour. */
const dueTodaySql = (now: Date) => sql`(a.frequency <> 'weekly' or ${isWeekOldSql(now)})`

function isWeekOldSql(now: Date) {
  const weekAgo = new Date(startOfIndianDay(now).getTime() - (DAYS_OF_A_WEEK - 1) * 24 * HOUR)
  return sql`coalesce(a.last_mail_at, s.confirmed_at) < ${weekAgo.toISOString()}::timestamptz`
}

const sentToday = (now: Date) => sql`exists (select from job_alert_matches told
  where told.mailbox_id = m.mailbox_id and told.sent_at >= ${startOfIndianDay(now).toISOString()}::timestamptz)`

const WAITING = sql`job_alert_matches m
    join job_alerts a on a.id = m.alert_id
    join subscriptions s on s.id = a.subscription_id and s.status = 'active'
    join mailboxes b on b.id = m.mailbox_id and b.bounces < ${MAX_BOUNCES}`

/** A subquery, because the rule of open vacancies names columns that other tables also have. */
const stillOpen = (now: Date) =>
  sql`exists (select from jobs where id = m.job_id and opened_at is not null and ${openJobsSql(now)})`

/** Mailboxes with a mail due, the longest waiting first. */
export async function dueMailboxes(req: PayloadRequest, now: Date, max: number): Promise<string[]> {
  const rows = await rowsIn<{ mailbox: string }>(req)(sql`
    select m.mailbox_id as mailbox from ${WAITING}
    where m.sent_at is null and ${dueSql(now)} and ${stillOpen(now)} and not ${sentToday(now)}
    group by 1 order by min(m.created_at), 1 limit ${max}`)
  return rows.map(({ mailbox }) => mailbox)
}

/** How many mailboxes were mailed since a moment. */
export async function mailedSince(req: PayloadRequest, since: Date): Promise<number> {
  const rows = await rowsIn<{ count: number }>(req)(sql`
    select count(distinct mailbox_id)::int as count from job_alert_matches
    where sent_at > ${since.toISOString()}::timestamptz`)
  return rows[0]?.count ?? 0
}

/** A vacancy in a mail, with the alert that it matched. */
export interface NewsRow
  extends Pick<Job, 'id' | 'title' | 'institution' | 'location' | 'department' | 'experience' | 'salary' | 'deadline'> {
  alert: string
  slug: string
}

/**
 * Takes everything due to a mailbox today and marks it as sent, in the transaction that queues the mail. Two processes
 * never take the same mailbox.
 * @returns nothing if another process has it, or it has been mailed today
 */
export async function takeNews(req: PayloadRequest, mailbox: string, now: Date): Promise<NewsRow[]> {
  const held = await runIn(req)(sql`select 1 from mailboxes where id = ${mailbox}::uuid for update skip locked`)
  if (!held) return []
  return rowsIn<NewsRow>(req)(sql`
    with told as (
      update job_alert_matches set sent_at = ${now.toISOString()}::timestamptz, updated_at = now()
      where id in (
        select m.id from ${WAITING}
        where m.mailbox_id = ${mailbox}::uuid and m.sent_at is null and ${stillOpen(now)}
          and ${dueTodaySql(now)} and not ${sentToday(now)})
      returning job_id, alert_id
    ), noted as (
      update job_alerts set last_mail_at = ${now.toISOString()}::timestamptz, updated_at = now(),
        last_count = (select count(*) from told where alert_id = job_alerts.id)
      where id in (select alert_id from told)
    )
    select jobs.id, told.alert_id as alert, slug, title, institution, location, department, experience, salary, deadline
    from told join jobs on jobs.id = told.job_id
    order by posted_at desc, jobs.id`)
}

/** Deletes matches whose mailbox, alert or vacancy is gone. */
export async function deleteOrphanedMatches(req: PayloadRequest): Promise<void> {
  await runIn(req)(
    sql`delete from job_alert_matches where mailbox_id is null or job_id is null or (alert_id is null and sent_at is null)`,
  )
}
