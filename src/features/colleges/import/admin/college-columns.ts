import { columnOf } from '@/cms/database/payload-tables'
import { feesAmount, seatCount } from '@/cms/fields/checks/problems'
import { type Difference, type StagedColumn, stagedAs } from '@/cms/import/importer'
import { indianClockSql } from '@/lib/calendar/indian-calendar'
import { oneLineSql, trimmedSql } from '@/lib/text/normal-forms/white-space-rule'
import { COLLEGE_COLUMNS, SOURCE_FIELDS } from '../columns'
import type { CollegeRow } from '../row'

const SQL_TYPES = {
  text: 'text',
  number: 'numeric',
  flag: 'boolean',
  list: 'jsonb',
  source: 'text',
  day: 'text',
} as const

/** File columns that are also table columns of `colleges`; the slug is handled separately. */
export const SCALARS = Object.entries(COLLEGE_COLUMNS)
  .filter(([name, { kind }]) => !['list', 'source', 'day'].includes(kind) && name !== 'slug')
  .map(([name, { field, kind }]) => ({ name, column: columnOf(field), kind }))

/** Sources in a file, by title column, and their table columns. */
export const SOURCES = SOURCE_FIELDS.map((field) => ({ name: columnOf(field), column: `${columnOf(field)}_id` }))

/** Check date of a figure, as written in a file. */
export const daySql = (instant: string) => `to_char(${indianClockSql(instant)}, 'YYYY-MM-DD')`

/** SQL: title of a record's source. */
const titleOfSource = (record: string, column: string) =>
  `(select title from sources where sources.id = ${record}.${column})`
/** SQL: its year. */
const yearOfSource = (record: string, column: string) =>
  `(select year from sources where sources.id = ${record}.${column})`

/** SQL: whether a row names this source: by title, and by year or the first year of an academic one. */
export const namesSource = (name: string) =>
  `sources.deleted_at is null and lower(${oneLineSql(trimmedSql('sources.title'))}) = lower(staged.${name})
    and (staged.${name}_year is null or staged.${name}_year in (sources.year, left(sources.year, 4)))`

/** List columns of a file, and their tables. */
export const LISTS = [
  { name: 'courses', table: 'colleges_courses', value: 'value', path: null },
  { name: 'kinds', table: 'colleges_kinds', value: 'value', path: null },
  { name: 'facilities', table: 'colleges_texts', value: 'text', path: 'facilities' },
  { name: 'aliases', table: 'colleges_texts', value: 'text', path: 'aliases' },
] as const

/** Derived table columns, and the file column deciding each. */
export const DERIVED = [
  { column: 'course_mask', from: 'courses' },
  { column: 'search_text', from: 'name' },
] as const

/** Staging columns with types and values. */
export const STAGED_COLLEGE: readonly StagedColumn<CollegeRow>[] = [
  ...stagedAs<CollegeRow>('text', 'hash', 'nameStem', 'stem', 'searchText'),
  ...stagedAs<CollegeRow>('numeric', 'courseMask'),
  ['stated_slug', 'text', (row) => row.data.slug],
  ['fees_amount', 'numeric', (row) => feesAmount(row.data.fees)],
  ['seat_count', 'numeric', (row) => seatCount(row.data.seats)],
  ...Object.values(COLLEGE_COLUMNS)
    .filter(({ field }) => field !== 'slug')
    .map(
      ({ field, kind, fallback }): StagedColumn<CollegeRow> => [
        columnOf(field),
        SQL_TYPES[kind],
        (row) => row.data[field] ?? fallback ?? null,
      ],
    ),
]

const flag = (value: string) => `case when ${value} then 'yes' else 'no' end`

/** Possible changes of an existing college, for display; publishes an unscheduled hidden draft. */
export function collegeDifferences(stated: ReadonlySet<string>): Difference[] {
  const scalars = SCALARS.filter(({ name }) => stated.has(name)).map(({ name, column, kind }) => {
    const value = (record: string) => (kind === 'flag' ? flag(`${record}.${column}`) : `${record}.${column}`)
    return { column: name, before: value('held'), after: value('staged') }
  })
  const lists = LISTS.filter(({ name }) => stated.has(name)).map(({ name, table, value, path }) => ({
    column: name,
    before: `(select string_agg(${value}::text, ' | ' order by "order") from ${table}
      where parent_id = held.id ${path ? `and path = '${path}'` : ''})`,
    after: `(select string_agg(entry.text, ' | ' order by entry.place)
      from jsonb_array_elements_text(staged.${name}) with ordinality as entry (text, place))`,
  }))
  const sources = SOURCES.filter(({ name }) => stated.has(name)).flatMap(({ name, column }) => [
    { column: name, before: titleOfSource('held', column), after: `staged.${name}` },
    ...(stated.has(`${name}_year`)
      ? [{ column: `${name}_year`, before: yearOfSource('held', column), after: `staged.${name}_year` }]
      : []),
  ])
  const checked = stated.has('checked_on')
    ? [{ column: 'checked_on', before: daySql('held.checked_on'), after: 'staged.checked_on' }]
    : []
  return [
    { column: 'slug', before: 'held.slug', after: 'coalesce(staged.slug, held.slug)' },
    ...scalars,
    ...lists,
    ...sources,
    ...checked,
    {
      column: '_status',
      before: 'held._status',
      after: `case when staged.waits then held._status::text else 'published' end`,
    },
  ]
}
