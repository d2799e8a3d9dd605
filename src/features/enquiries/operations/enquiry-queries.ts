import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import type { RecordsOf } from '@/cms/personal/erasure/erasure'
import { idOf } from '@/lib/database/record-id'
import { rowsIn } from '@/lib/database/transaction'
import type { Enquiry } from '@/payload-types'
import { PROMISED_HOURS } from '../schema'

/** How long people waited for the first answer to what they sent. */
export type AnswerTimes = Awaited<ReturnType<typeof readAnswerTimes>>

/**
 * The answers to what people sent within the last days, by the forms or over REST: not what looks like spam, nor what
 * staff wrote down of a call. Whoever still waits counts against the promise as soon as its time has run out.
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
    /** Enquiries that were answered, or that the promised time has run out for. */
    number: Number(number),
    /** How many of them were answered within the promised time. */
    inTime: Number(in_time),
    /** Hours until half of them were answered; null where fewer than half were, or there are none. */
    medianHours: median_hours,
  }
}

/** Ids of the enquiries that a person sent, or that came from their address; those in the trash among them. */
export const enquiriesAbout: RecordsOf = async (req, { id, email }) => {
  const rows = await rowsIn<{ id: string }>(req)(
    sql`select id from enquiries where user_id = ${id}::uuid or lower(email) = ${email.toLowerCase()}`,
  )
  return rows.map((row) => row.id)
}

/** The names of the colleges that came along with an enquiry, in their order; those deleted since are left out. */
export async function namesOfColleges(req: PayloadRequest, colleges: Enquiry['colleges']): Promise<string[]> {
  const ids = (colleges ?? []).map((college) => idOf(college))
  if (ids.length === 0) return []
  // Full authority: what the person was shown counts, also when it has left the site meanwhile.
  const { docs } = await req.payload.find({
    collection: 'colleges',
    where: { id: { in: ids } },
    select: { name: true },
    trash: true,
    ...asServer(req),
  })
  return ids.flatMap((id) => docs.find((college) => college.id === id)?.name ?? [])
}
