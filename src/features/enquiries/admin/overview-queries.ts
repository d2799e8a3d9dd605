import type { PayloadRequest } from 'payload'
import { chartStart } from '@/cms/admin/messages'
import { indianClockSql, startOfTodaySql } from '@/lib/indian-calendar'
import type { User } from '@/payload-types'

interface Counts {
  waiting: string
  late: string
  mine: string
  today: string
  overdue: string
  unassigned: string
}

/** What waits on the desk. */
export async function readEnquiryCounts(req: PayloadRequest, user: User): Promise<Counts | undefined> {
  const { rows } = await req.payload.db.pool.query<Counts>(
    `with live as (
       select status, owner_id, created_at, first_response_at, next_follow_up from enquiries
       where status in ('new', 'contacted', 'in-progress') and suspected is not true and deleted_at is null
     ), today as (
       select ${startOfTodaySql} as start
     )
     select
       count(*) filter (where first_response_at is null) as waiting,
       count(*) filter (where first_response_at is null and created_at < now() - interval '24 hours') as late,
       count(*) filter (where owner_id = $1) as mine,
       count(*) filter (where next_follow_up >= today.start and next_follow_up < today.start + interval '1 day') as today,
       count(*) filter (where next_follow_up < today.start) as overdue,
       count(*) filter (where owner_id is null) as unassigned
     from live cross join today`,
    [user.id],
  )
  return rows[0]
}

/** The enquiry that has waited longest beyond the promise: whose it is and since when. */
export async function readOldestWaiting(req: PayloadRequest): Promise<{ name: string; createdAt: Date } | null> {
  const { rows } = await req.payload.db.pool.query<{ name: string; created_at: Date }>(
    `select name, created_at from enquiries
     where status in ('new', 'contacted', 'in-progress') and suspected is not true and deleted_at is null
       and first_response_at is null and created_at < now() - interval '24 hours'
     order by created_at limit 1`,
  )
  const oldest = rows[0]
  return oldest ? { name: oldest.name, createdAt: oldest.created_at } : null
}

/** The last thirty days: how many came, and in how many hours half of those answered had their first answer. */
export async function readEnquiryMonth(
  req: PayloadRequest,
): Promise<{ received: number; medianHours: number | null; days: { day: string; count: string }[] }> {
  const { pool } = req.payload.db
  const since = [chartStart()]
  const [sums, days] = await Promise.all([
    pool.query<{ received: string; median_hours: string | null }>(
      `select count(*) as received,
         percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at)) / 3600 as median_hours
       from enquiries where created_at >= $1 and suspected is not true and deleted_at is null`,
      since,
    ),
    pool.query<{ day: string; count: string }>(
      `select to_char(${indianClockSql('created_at')}, 'YYYY-MM-DD') as day, count(*)
       from enquiries where created_at >= $1 and suspected is not true and deleted_at is null group by 1`,
      since,
    ),
  ])
  const { received = '0', median_hours = null } = sums.rows[0] ?? {}
  return {
    received: Number(received),
    medianHours: median_hours === null ? null : Number(median_hours),
    days: days.rows,
  }
}
