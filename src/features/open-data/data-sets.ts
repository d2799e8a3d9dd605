/** A column of a file: its name, and its type in `datapackage.json`. Its description is in the messages. */
interface Column {
  name: string
  type: 'string' | 'integer' | 'number'
  unit?: 'year' | 'rank' | 'seats' | 'percent' | 'LPA'
}

const text = (...names: string[]) => names.map((name): Column => ({ name, type: 'string' }))
const whole = (name: string, unit?: Column['unit']): Column => ({ name, type: 'integer', unit })
const figures = (unit: Column['unit'], ...names: string[]) =>
  names.map((name): Column => ({ name, type: 'number', unit }))

/**
 * The open data: one table per file name, without personal data. Append new columns, because readers may go by
 * position.
 */
export const DATA_SETS = {
  colleges: [
    ...text('slug', 'name', 'town', 'state', 'country', 'ownership', 'university'),
    whole('established', 'year'),
    ...text('courses'),
    whole('seats', 'seats'),
    ...text('seats_year', 'seats_source'),
    whole('fee_a_year'),
    ...text('currency', 'fee_year', 'fee_source'),
  ],
  'closing-ranks': [
    whole('year', 'year'),
    ...text('authority', 'round', 'course', 'quota', 'category', 'open_to', 'college_as_listed', 'college_slug'),
    whole('closing_rank', 'rank'),
    ...text('rank_type'),
    whole('allotted', 'seats'),
    ...text('doubt', 'source', 'source_year'),
  ],
  'hit-rates': [
    ...text('authority', 'quota', 'course', 'round'),
    whole('from_year', 'year'),
    whole('to_year', 'year'),
    whole('cases'),
    ...figures('percent', 'held_at_0_75', 'held_at_1_0', 'held_at_1_2'),
  ],
  'pay-by-department': [
    ...text('department'),
    whole('vacancies'),
    whole('employers'),
    ...figures('LPA', 'lower_quartile', 'median', 'upper_quartile'),
  ],
} as const satisfies Record<string, readonly Column[]>
export type DataSet = keyof typeof DATA_SETS

export const DATA_SET_NAMES = Object.keys(DATA_SETS) as DataSet[]

export const columnsOf = (set: DataSet): readonly Column[] => DATA_SETS[set]

/** Fewest vacancies of a department for a median of its pay, and for quartiles. */
export const PAY_FROM = { median: 5, quartiles: 10, employers: 3, months: 12 } as const

/** Licence of the tables. No one owns a fact, but its document is named beside it. */
export const LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const

export const fileOf = (set: DataSet): string => `${set}.csv`

/** The table of a file name; undefined if unknown. */
export const dataSetOf = (file: string): DataSet | undefined => DATA_SET_NAMES.find((set) => fileOf(set) === file)

/** Descriptor of all files for programs (Frictionless Data). */
export const PACKAGE_FILE = 'datapackage.json'
