import type { PayloadRequest } from 'payload'
import { startOfTodaySql } from '@/lib/indian-calendar'
import type { User } from '@/payload-types'

interface Counts {
  waiting: string
  late: string
  mine: string
  today: string
  overdue: string
  unassigned: string
  median_hours: string | null
}

/**
 * What waits on the desk: one pass over the enquiries that are not yet done, and one over the answers of the last
 * ninety days.
 */
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
       count(*) filter (where owner_id is null) as unassigned,
       (select percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at)) / 3600
        from enquiries where first_response_at >= now() - interval '90 days' and deleted_at is null) as median_hours
     from live cross join today`,
    [user.id],
  )
  return rows[0]
}
