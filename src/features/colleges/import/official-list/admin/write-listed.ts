import { columnTypes } from '@/cms/database/column-types'
import type { Writing } from '@/cms/import/importer'
import {
  deriveFeesSql,
  deriveKindsSql,
  deriveSeatsSql,
} from '@/features/colleges/figures/operations/card-figures-queries'
import { courseMask } from '@/features/colleges/search/course-mask'

/** Writes a range of staged rows: the list as a source, colleges, courses and seats. */
export async function writeOfficialRows(work: Writing, range: string): Promise<void> {
  await findSources(work, range)
  await changeColleges(work, range)
  await createColleges(work, range)
  await addCourses(work, range)
  await writeSeats(work, range)
}

const SAME_LIST =
  'sources.deleted_at is null and lower(sources.title) = lower(staged.source) and sources.year is not distinct from staged.source_year'

/** Adds an unknown list as a source with the file's kind. */
async function findSources({ client }: Writing, range: string): Promise<void> {
  await client.query('alter table staged add column if not exists source_id uuid')
  await client.query(`insert into sources (title, year, kind, checked_on)
     select distinct on (lower(source), source_year) source, source_year, source_kind::enum_sources_kind,
       case when source_kind <> 'own' then checked_on end
     from staged where outcome in ('create', 'change') and ${range}
       and not exists (select from sources where ${SAME_LIST})
     order by lower(source), source_year, source_kind desc`)
  await client.query(`update staged set source_id = (select id from sources where ${SAME_LIST} order by created_at limit 1)
     where outcome in ('create', 'change') and ${range}`)
}

async function changeColleges({ client, payload }: Writing, range: string): Promise<void> {
  const ownership = columnTypes(payload, 'colleges').get('ownership')
  await client.query(`update colleges set
       ownership = case when sets_ownership then staged.ownership::${ownership} else colleges.ownership end,
       university = case when sets_university then staged.university else colleges.university end,
       established = case when sets_established then staged.established else colleges.established end,
       established_source_id = case when sets_established then staged.source_id else colleges.established_source_id end,
       established_checked_on = case when sets_established then staged.checked_on else colleges.established_checked_on end,
       source_id = case when sets_source then staged.source_id else colleges.source_id end,
       checked_on = case when sets_source then staged.checked_on else colleges.checked_on end,
       updated_at = now()
     from staged where staged.target = colleges.id and staged.outcome = 'change' and ${range}`)
}

/** A basic page with the list's data only. */
async function createColleges({ client, payload }: Writing, range: string): Promise<void> {
  const types = columnTypes(payload, 'colleges')
  await client.query(`insert into colleges (id, slug, _status, status, featured, country, name, location, state, ownership, university,
       established, established_source_id, established_checked_on, source_id, checked_on, search_text)
     select target, slug, 'published', 'Active', false, 'India'::${types.get('country')}, name, location, state,
       ownership::${types.get('ownership')}, university,
       established, case when established is not null then source_id end,
       case when established is not null then checked_on end, source_id, checked_on, search_text
     from staged where outcome = 'create' and ${range} order by line`)
}

/** Existing courses stay; the list's are appended. */
async function addCourses({ client }: Writing, range: string): Promise<void> {
  await client.query(`insert into colleges_courses ("order", parent_id, value)
     select coalesce(held.last, 0) + row_number() over (partition by staged.line order by entry.place), staged.target,
       entry.text::enum_colleges_courses
     from staged
       cross join jsonb_array_elements_text(
         case staged.outcome when 'create' then staged.courses else staged.added_courses end
       ) with ordinality as entry (text, place)
       left join (select parent_id, max("order") as last from colleges_courses group by parent_id) as held
         on held.parent_id = staged.target
     where staged.outcome in ('create', 'change') and ${range}`)
  const { rows } = await client.query<{
    id: string
    courses: string[]
  }>(`select target as id, array_agg(value::text) as courses
     from staged join colleges_courses on colleges_courses.parent_id = staged.target
     where staged.outcome in ('create', 'change') and ${range} group by target`)
  await client.query(
    `update colleges set course_mask = given.mask from unnest($1::uuid[], $2::int[]) as given (id, mask)
     where given.id = colleges.id`,
    [rows.map(({ id }) => id), rows.map(({ courses }) => courseMask(courses))],
  )
}

/** The list's seats replace those of their course, and the card is updated. */
async function writeSeats({ client }: Writing, range: string): Promise<void> {
  const stated = `staged cross join jsonb_to_recordset(
    case staged.outcome when 'create' then staged.seats else staged.new_seats end) as stated (course text, seats numeric, since numeric)`
  await client.query(`delete from colleges_seat_rows as row using ${stated}
     where row._parent_id = staged.target and staged.outcome = 'change' and ${range}
       and coalesce(row.course::text, (
         select value::text from colleges_courses where parent_id = staged.target and "order" = 1)) = stated.course`)
  await client.query(`insert into colleges_seat_rows (_order, _parent_id, id, course, seats, since, year, source_id, checked_on)
     select coalesce(held.last, 0) + row_number() over (partition by staged.line), staged.target,
       replace(gen_random_uuid()::text, '-', ''), stated.course::enum_colleges_seat_rows_course, stated.seats, stated.since,
       staged.source_year, staged.source_id, staged.checked_on
     from ${stated}
       left join (select _parent_id, max(_order) as last from colleges_seat_rows group by 1) as held
         on held._parent_id = staged.target
     where staged.outcome in ('create', 'change') and ${range}`)
  const written = `select target from staged where outcome in ('create', 'change') and ${range}`
  // Whose fee a row is depends on the ownership, which decides the kinds.
  await client.query(deriveKindsSql(written))
  await client.query(deriveFeesSql(written))
  await client.query(deriveSeatsSql(written))
}
