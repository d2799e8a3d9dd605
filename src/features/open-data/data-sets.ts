/** A column of a file: its name, and the type by which `datapackage.json` knows it. What it holds stands in the messages. */
interface Column {
  name: string
  type: 'string' | 'integer' | 'number'
  /** The unit of a figure. */
  unit?: 'year' | 'rank' | 'seats' | 'percent' | 'LPA'
}

const text = (...names: string[]) => names.map((name): Column => ({ name, type: 'string' }))
const whole = (name: string, unit?: Column['unit']): Column => ({ name, type: 'integer', unit })
const figures = (unit: Column['unit'], ...names: string[]) =>
  names.map((name): Column => ({ name, type: 'number', unit }))

/**
 * What the site gives away: a table for each, under the name of its file. Nothing in them is of a person. A column that
 * is added goes to the end, so that what others read by place stays where it is.
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

/** Of a department's pay, fewer vacancies than this say nothing, and fewer than the second their median alone. */
export const PAY_FROM = { median: 5, quartiles: 10, employers: 3, months: 12 } as const

/** Under which the tables are given away; a fact belongs to nobody, and its document is named beside it. */
export const LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The file of a table. */
export const fileOf = (set: DataSet): string => `${set}.csv`

/** The table whose file bears a name; undefined for every other name. */
export const dataSetOf = (file: string): DataSet | undefined => DATA_SET_NAMES.find((set) => fileOf(set) === file)

/** What describes all the files to programs, as Frictionless Data writes it. */
export const PACKAGE_FILE = 'datapackage.json'
