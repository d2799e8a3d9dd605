import type { Difference } from '@/cms/import/importer'

const HELD_COURSES = `(select string_agg(value::text, ' | ' order by "order") from colleges_courses where parent_id = held.id)`

/** The value of a column after the import: the row's where the row sets it, else what the college has. */
const set = (column: string): Difference => ({
  column,
  before: `held.${column}`,
  after: `case when staged.sets_${column} then staged.${column}::text else held.${column}::text end`,
})

/** What a row can change of a known college, as people read it. */
export const OFFICIAL_DIFFERENCES: Difference[] = [
  set('ownership'),
  set('university'),
  set('established'),
  {
    column: 'courses',
    before: HELD_COURSES,
    after: `concat_ws(' | ', ${HELD_COURSES}, (
      select string_agg(entry.text, ' | ' order by entry.place)
      from jsonb_array_elements_text(staged.added_courses) with ordinality as entry (text, place)))`,
  },
  { column: 'seats', before: 'staged.seats_before', after: 'staged.seats_after' },
  {
    column: 'seats_source',
    before: 'staged.seat_sources',
    after: `case when staged.new_seats = '[]' then staged.seat_sources else concat_ws(' ', staged.source, staged.source_year) end`,
  },
]
