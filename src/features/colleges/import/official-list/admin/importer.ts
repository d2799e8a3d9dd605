import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { type Difference, type Importer, stagedAs } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { prepareColleges } from '../../admin/write-colleges'
import { officialListMessages } from '../../messages'
import { OFFICIAL_COLUMNS, type OfficialRow, readOfficialRow } from '../row'
import { decideOfficialRows } from './match-listed'
import { writeOfficialRows } from './write-listed'

const HELD_COURSES = `(select string_agg(value::text, ' | ' order by "order") from colleges_courses where parent_id = held.id)`

/** SQL: a column's value after the import: the row's if set, otherwise the college's. */
const set = (column: string): Difference => ({
  column,
  before: `held.${column}`,
  after: `case when staged.sets_${column} then staged.${column}::text else held.${column}::text end`,
})

/** Possible changes of an existing college, for display. */
const OFFICIAL_DIFFERENCES: Difference[] = [
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

/**
 * Imports an authority's list: matches colleges, cites the list as their figures' source, and creates basic pages for
 * missing ones.
 */
export const officialListImporter: Importer<OfficialRow> = {
  kind: 'colleges',
  path: '/import-official-list',
  rule: contentKeepers,
  mostMegabytes: 20,
  table: { columns: OFFICIAL_COLUMNS, title: 'name' },
  template: { fileName: 'official-list-template.csv' },
  screen: { path: '/import-official-list', messages: officialListMessages, show: studioPaths.list('colleges') },
  readRow: readOfficialRow,
  staged: [
    ...stagedAs<OfficialRow>('text', 'name', 'location', 'state', 'ownership', 'university'),
    ...stagedAs<OfficialRow>('text', 'source', 'sourceKind', 'sourceYear', 'statedSlug'),
    ...stagedAs<OfficialRow>('text', 'nameStem', 'stem', 'hash', 'searchText'),
    ...stagedAs<OfficialRow>('jsonb', 'courses', 'seats'),
    ...stagedAs<OfficialRow>('numeric', 'established'),
    ...stagedAs<OfficialRow>('boolean', 'isNew', 'isMade', 'overwrites'),
    ...stagedAs<OfficialRow>('timestamptz', 'checkedOn'),
  ],
  preview: [
    'name',
    `concat_ws(', ', location, state)`,
    `(select string_agg(course, ', ') from jsonb_array_elements_text(courses) as course)`,
  ],
  differences: () => OFFICIAL_DIFFERENCES,
  contradictions: 'contradicted',
  decide: decideOfficialRows,
  prepare: prepareColleges,
  write: writeOfficialRows,
  tags: () => [tags.colleges(), tags.allColleges()],
}
