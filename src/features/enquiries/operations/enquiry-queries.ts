import type { Payload, PayloadRequest } from 'payload'
import { findAsServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import type { Enquiry } from '@/payload-types'
import { PROMISED_HOURS } from '../schema'

/** How long people waited for the first answer to what they sent. */
export type AnswerTimes = Awaited<ReturnType<typeof readAnswerTimes>>

/**
 * The response times of enquiries sent in the last days, without suspected spam and those entered by staff. An unanswered
 * one counts once the promised time is over.
 */
export async function readAnswerTimes({ db }: Pick<Payload, 'db'>, days: number) {
  const { rows } = await db.pool.query<{ number: string; in_time: string; median_hours: number | null }>(
    `with sent as (
       select extract(epoch from first_response_at - created_at) / 3600 as hours from enquiries
       where created_at >= now() - make_interval(days => $1) and submission_key is not null
         and suspected is not true and deleted_at is null
         and (first_response_at is not null or created_at < now() - make_interval(hours => $2))
     )
     select count(*) as number, count(*) filter (where hours <= $2) as in_time,
       nullif(percentile_disc(0.5) within group (order by coalesce(hours::float8, 'infinity')), 'infinity') as median_hours
     from sent`,
    [days, PROMISED_HOURS],
  )
  const { number = 0, in_time = 0, median_hours = null } = rows[0] ?? {}
  return {
    /** Enquiries answered or overdue. */
    number: Number(number),
    /** Those answered within the promised time. */
    inTime: Number(in_time),
    /** The median in hours; null if fewer than half were answered, or there are none. */
    medianHours: median_hours,
  }
}

/** The names of an enquiry's colleges, in order, without deleted ones. */
export async function namesOfColleges(req: PayloadRequest, colleges: Enquiry['colleges']): Promise<string[]> {
  const ids = (colleges ?? []).map((college) => idOf(college))
  if (ids.length === 0) return []
  // Full authority: also colleges that are no longer public.
  const all = { req, select: { name: true }, trash: true } as const
  const found = await findAsServer(req.payload, 'colleges', { id: { in: ids } }, all)
  return ids.flatMap((id) => found.find((college) => college.id === id)?.name ?? [])
}
