import type { Difference, StagedColumn } from '@/cms/import/importer'
import { COLLEGE_COLUMNS } from '../columns'
import type { CollegeRow } from '../row'

const SQL_TYPES = { text: 'text', number: 'numeric', flag: 'boolean', list: 'jsonb' } as const

/** A field as the database spells it. */
const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a file that are columns of the table `colleges` too; the address is decided by itself. */
export const SCALARS = Object.entries(COLLEGE_COLUMNS)
  .filter(([name, { kind }]) => kind !== 'list' && name !== 'slug')
  .map(([name, { field, kind }]) => ({ name, column: snake(field), kind }))

/** The columns of a file that are lists, and the tables that hold them. */
export const LISTS = [
  { name: 'courses', table: 'colleges_courses', value: 'value', path: null },
  { name: 'facilities', table: 'colleges_texts', value: 'text', path: 'facilities' },
  { name: 'aliases', table: 'colleges_texts', value: 'text', path: 'aliases' },
] as const

/** What the table keeps besides, and the column of a file that decides it. */
export const DERIVED = [
  { column: 'fees_amount', from: 'fees' },
  { column: 'seat_count', from: 'seats' },
  { column: 'course_mask', from: 'courses' },
  { column: 'search_text', from: 'name' },
] as const

/** The staging table's columns with their types, and where each comes from. */
export const STAGED_COLLEGE: readonly StagedColumn<CollegeRow>[] = [
  ['hash', 'text', (row) => row.hash],
  ['stated_slug', 'text', (row) => row.data.slug],
  ['name_stem', 'text', (row) => row.nameStem],
  ['stem', 'text', (row) => row.stem],
  ['fees_amount', 'numeric', (row) => row.feesAmount],
  ['seat_count', 'numeric', (row) => row.seatCount],
  ['course_mask', 'numeric', (row) => row.courseMask],
  ['search_text', 'text', (row) => row.searchText],
  ...Object.values(COLLEGE_COLUMNS)
    .filter(({ field }) => field !== 'slug')
    .map(
      ({ field, kind, fallback }): StagedColumn<CollegeRow> => [
        snake(field),
        SQL_TYPES[kind],
        (row) => row.data[field] ?? fallback ?? null,
      ],
    ),
]

const flag = (value: string) => `case when ${value} then 'yes' else 'no' end`

/** What a row can change of a known college, as people read it; a hidden draft is published by it. */
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
  return [
    { column: 'slug', before: 'held.slug', after: 'coalesce(staged.slug, held.slug)' },
    ...scalars,
    ...lists,
    { column: '_status', before: 'held._status', after: `'published'` },
  ]
}
