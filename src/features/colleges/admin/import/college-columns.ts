import type { StagedColumn } from '@/cms/import/importer'
import { COLLEGE_COLUMNS } from '../../import/columns'
import type { CollegeRow } from '../../import/row'

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
