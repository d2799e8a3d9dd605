import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { versionTableOf } from '@/cms/database/payload-tables'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { COURSES } from '@/lib/vocabulary'
import type { Course, Region } from '@/payload-types'
import { searchTextOf } from '../search/search-text'

type Place = Pick<Region, 'name' | 'kind' | 'country'>

const counted = (rows: { count: number }[]): number => rows[0]?.count ?? 0

/** Counts colleges of a region, drafts and trash included; a country includes all of its colleges. */
export async function countCollegesIn(req: PayloadRequest, { name, kind, country }: Place): Promise<number> {
  const place = kind === 'Country' ? sql`true` : sql`state = ${name}`
  return counted(
    await rowsIn<{ count: number }>(req)(
      sql`select count(*)::int as count from colleges where country::text = ${country} and ${place}`,
    ),
  )
}

/** Counts colleges teaching a course, drafts and trash included. */
export async function countCollegesTeaching(req: PayloadRequest, key: Course['key']): Promise<number> {
  const taught = COURSES.find((course) => course.key === key)?.qualifications ?? []
  return counted(
    await rowsIn<{ count: number }>(req)(
      sql`select count(distinct parent_id)::int as count from colleges_courses
        where value::text = any(${sql.param([...taught])}::text[])`,
    ),
  )
}

interface Renamed extends Record<string, unknown> {
  id: string
  name: string
  location: string | null
  aliases: string[]
}

/**
 * Renames a state in its colleges: in published rows and all versions, drafts included, so that neither saving nor
 * restoring undoes it.
 */
export async function renameState(req: PayloadRequest, before: Place, name: string): Promise<void> {
  const versions = sql.identifier(versionTableOf('colleges'))
  const rows = await rowsIn<Renamed>(req)(sql`
    update colleges set state = ${name}, updated_at = now()
    where state = ${before.name} and country::text = ${before.country}
    returning id, name, location, array(
      select text from colleges_texts where parent_id = colleges.id and path = 'aliases' order by "order") as aliases`)
  await runIn(req)(sql`
    update ${versions} set version_state = ${name}
    where version_state = ${before.name} and version_country::text = ${before.country}`)
  // Closing-rank names are matched by state; one already under the new name stays.
  await runIn(req)(sql`
    update college_names set state = ${name}, updated_at = now() where id in (
      select distinct on (listed.name) listed.id from college_names listed
      where lower(listed.state) = lower(${before.name})
        and not exists (select from college_names other where other.name = listed.name and other.state = ${name})
      order by listed.name, listed.state = ${before.name} desc)`)
  for (const row of rows) {
    const searchText = searchTextOf({ ...row, state: name })
    await runIn(req)(sql`update colleges set search_text = ${searchText} where id = ${row.id}::uuid`)
  }
}
