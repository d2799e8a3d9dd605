import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { columnOf, SHOWN } from '../../admin/vacancy-fields'
import { openJobsSql } from '../open-rule'

/** A vacancy whose page is new to search engines, has changed, or now says that it is closed. */
export interface Announcement {
  id: string
  slug: string
  /** A digest of its page; null if no longer open. */
  state: string | null
}

type Database = Pick<Payload, 'db'>

const STATE = sql.raw(`md5(concat_ws('|', slug, ${SHOWN.map(columnOf).join()}))`)

/** Samples and confidential posts are not announced. */
const IS_NAMED = sql.raw(`(is_sample is not true and coalesce(trim(institution), '') <> '')`)

/**
 * The vacancies to announce, however they changed: by a form, a file, the clock or the trash. Closing is only announced
 * for those announced before.
 */
export async function unannounced({ db }: Database, now: Date, max: number): Promise<Announcement[]> {
  const open = openJobsSql(now)
  const { rows } = await db.drizzle.execute<Announcement & Record<string, unknown>>(sql`
    select id, slug, case when ${open} then ${STATE} end as state from jobs
    where ${IS_NAMED} and slug is not null and (
      (${open} and announced_as is distinct from ${STATE}) or (not ${open} and announced_as is not null))
    order by updated_at, id limit ${max}`)
  return rows
}

/** Records what was announced. A vacancy that has changed meanwhile is found again. */
export async function recordAnnounced({ db }: Database, announcements: readonly Announcement[]): Promise<void> {
  const rows = JSON.stringify(announcements.map(({ id, state }) => ({ id, state })))
  await db.drizzle.execute(sql`
    update jobs set announced_as = told.state
    from jsonb_to_recordset(${rows}::jsonb) as told(id uuid, state text) where jobs.id = told.id`)
}
