import type { Payload } from 'payload'
import { PROMISED_HOURS } from '../schema'

/** How long people waited for the first answer to what they sent. */
export interface AnswerTimes {
  /** Enquiries that were answered, or that the promised time has run out for. */
  number: number
  /** How many of them were answered within the promised time. */
  inTime: number
  /** Hours until half of them were answered; null where fewer than half were, or there are none. */
  medianHours: number | null
}

interface Row {
  number: string
  in_time: string
  median_hours: number | null
}

/**
 * The answers to what people sent within the last days, by the forms or over REST: not what looks like spam, nor what
 * staff wrote down of a call. Whoever still waits counts against the promise as soon as its time has run out.
 */
export async function readAnswerTimes({ db }: Pick<Payload, 'db'>, days: number): Promise<AnswerTimes> {
  const { rows } = await db.pool.query<Row>(
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
  const [row] = rows
  return {
    number: Number(row?.number ?? 0),
    inTime: Number(row?.in_time ?? 0),
    medianHours: row?.median_hours === null || row?.median_hours === undefined ? null : Number(row.median_hours),
  }
}
