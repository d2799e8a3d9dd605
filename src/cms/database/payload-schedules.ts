import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { runIn } from '@/lib/database/transaction'
import { tableOf, versionTableOf } from './payload-tables'

type Database = Pick<Payload, 'db'>

const WAITING_PLANS = `task_slug = 'schedulePublish' and has_error is not true and completed_at is null`

/** SQL: scheduled publications of a collection, for joins: `record`, `type` (publish or unpublish), `due`. */
export const plannedSql = (collection: string): string =>
  `(select input -> 'doc' ->> 'value' as record, coalesce(input ->> 'type', 'publish') as type, wait_until as due
    from payload_jobs where ${WAITING_PLANS} and input -> 'doc' ->> 'relationTo' = '${collection}')`

export interface PlannedChange {
  id: string
  type: 'publish' | 'unpublish'
  at: Date
  /** Whether it failed for good, and no one has saved the record since. */
  hasFailed: boolean
}

/** Records of a collection with a scheduled publication or withdrawal, earliest first; failed ones among them. */
export async function plannedChanges({ db }: Database, collection: string): Promise<PlannedChange[]> {
  const { rows } = await db.pool.query<PlannedChange>(
    `select record as id, type, due as at, false as "hasFailed" from ${plannedSql(collection)} as planned
     where due is not null
     union all
     select version.parent_id::text, coalesce(job.input ->> 'type', 'publish'), job.wait_until, true
     from payload_jobs job
       join ${versionTableOf(tableOf(collection))} version
         on version.parent_id::text = job.input -> 'doc' ->> 'value' and version.latest
     where job.task_slug = 'schedulePublish' and job.has_error
       and job.input -> 'doc' ->> 'relationTo' = '${collection}' and version.updated_at <= job.updated_at
     order by at`,
  )
  return rows
}

const plansOf = (collection: string, record: number | string) =>
  sql`task_slug = 'schedulePublish' and has_error is not true
    and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${String(record)}`

/** Suspends a record's schedule: finished jobs are not taken, and completed ones are deleted. */
export async function parkPlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`update payload_jobs set completed_at = now()
    where completed_at is null and processing is not true and ${plansOf(collection, record)}`)
}

/**
 * Resumes a record's suspended schedule, except what would have run meanwhile. A withdrawal that would have come last is
 * made up for: nothing stays on the site beyond its day.
 */
export async function resumePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  const missed = sql`completed_at is not null and coalesce(wait_until, created_at) <= now()
    and ${plansOf(collection, record)}`
  await runIn(req)(sql`delete from payload_jobs where ${missed} and id not in (
    select id from (select id, input ->> 'type' as type from payload_jobs where ${missed}
      order by coalesce(wait_until, created_at) desc limit 1) as last
    where type = 'unpublish')`)
  await runIn(req)(sql`update payload_jobs set completed_at = null where ${plansOf(collection, record)}`)
}

/** The collection of a planned change; undefined if there is no such plan. */
export async function collectionOfPlan({ db }: Database, plan: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ collection: string }>(
    `select input -> 'doc' ->> 'relationTo' as collection from payload_jobs
     where id = $1 and task_slug = 'schedulePublish'`,
    [plan],
  )
  return rows[0]?.collection
}

/**
 * Keeps what a person has planned when their account or role goes: Payload would ask for their right when it falls due,
 * and what was to be withdrawn would stay on the site.
 */
export async function keepPlansOf(req: PayloadRequest, { id }: { id: string }): Promise<void> {
  await runIn(req)(sql`update payload_jobs set input = input - 'user'
    where task_slug = 'schedulePublish' and has_error is not true and input -> 'user' ->> 'value' = ${id}`)
}

/** Deletes a record's schedule, suspended or not. */
export async function deletePlans(req: PayloadRequest, collection: string, record: number | string): Promise<void> {
  await runIn(req)(sql`delete from payload_jobs where ${plansOf(collection, record)}`)
}
