import { DEPARTMENTS, DESIGNATIONS, JOB_STATUSES, JOB_TYPES, LOCATIONS } from '../schema'

/** What a field holds: one line of text or several, one of some choices, a calendar day, an instant, a number, a record's id. */
export type FieldKind = 'line' | 'text' | 'choice' | 'day' | 'moment' | 'number' | 'record' | 'tick' | 'email' | 'phone'

/** A field's label in the studio and its help text. */
export type Words = readonly [label: string, help: string]

/** What every form, check and screen needs to know about a field. */
export interface FieldRule {
  kind: FieldKind
  isRequired?: true
  /** Most characters. */
  max?: number
  choices?: readonly string[]
  suggestions?: readonly string[]
  isIndexed?: true
  /** May contain the URL of a map. */
  mayHoldUrl?: true
  /** For what a hospital sent in: label and help, and the label beside the value if it differs. */
  sent?: Words
  fact?: string
}

interface VacancyField extends FieldRule {
  /** A lower limit of characters for hospitals, and whether the field is required of them all the same. */
  mostPosted?: number
  isAskedOfInstitutions?: true
  /** Its column heading in CSV files, and its cell in the template. */
  csv?: readonly [heading: string, example: string]
  /** Where visitors see it first: in lists, or on the vacancy's page. */
  shown?: 'card' | 'page'
  /** Label and help on the desk, and in Payload's own form if they differ. */
  desk: Words
  record?: Words
}

/** So that the template's dates can be imported whenever it is downloaded. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1

const LINE = { kind: 'line', max: 120, shown: 'card' } as const
const PARAGRAPHS = { kind: 'text', max: 20_000, mostPosted: 8000, shown: 'page' } as const

/**
 * Every field of a vacancy that people fill in, once: collections, forms, import, views and structured data derive from
 * it. A vacancy's digest follows its order.
 */
const TABLE = {
  title: {
    ...LINE,
    isRequired: true,
    max: 200,
    csv: ['job_title', 'Assistant Professor'],
    record: ['Job title', 'As applicants search for it, for example Assistant Professor, Cardiology.'],
    desk: ['Job title', 'As applicants search for it, for example Assistant Professor.'],
    sent: ['Title', 'The post, as the hospital wrote it.'],
  },
  institution: {
    ...LINE,
    max: 200,
    csv: ['institution', 'Name of the institution'],
    record: ['Institution', 'Shown as "Confidential institution" when left empty.'],
    desk: ['Institution', 'Left empty, the site shows "Confidential institution".'],
  },
  department: {
    ...LINE,
    isRequired: true,
    suggestions: DEPARTMENTS,
    isIndexed: true,
    csv: ['department', 'Cardiology'],
    record: ['Department', 'The branch of medicine, for example Cardiology. Visitors filter by it.'],
    desk: ['Department', 'For example Cardiology.'],
    sent: ['Department', 'The branch of medicine.'],
  },
  location: {
    ...LINE,
    isRequired: true,
    suggestions: LOCATIONS,
    isIndexed: true,
    csv: ['location', 'New Delhi'],
    record: ['Location', 'The city where the post is. Visitors filter by it.'],
    desk: ['Location', 'The city.'],
    sent: ['Place', 'The city of the post.'],
  },
  designation: {
    ...LINE,
    suggestions: DESIGNATIONS,
    isIndexed: true,
    csv: ['designation', 'Assistant Professor'],
    record: ['Designation', `For example ${DESIGNATIONS.join(', ')}.`],
    desk: ['Designation', 'The rank, for example Senior Resident.'],
    sent: ['Designation', 'The rank.'],
  },
  type: {
    kind: 'choice',
    choices: JOB_TYPES,
    isAskedOfInstitutions: true,
    isIndexed: true,
    csv: ['type', 'Full-time'],
    shown: 'card',
    record: ['Type of post', 'Full-time unless you say otherwise.'],
    desk: ['Type', ''],
    sent: ['Type of post', 'Full-time, part-time and so on.'],
    fact: 'Type',
  },
  experience: {
    ...LINE,
    csv: ['experience', '5+ years'],
    desk: ['Experience', 'For example 5+ years.'],
    sent: ['Experience', 'What the post asks for.'],
  },
  qualification: {
    ...LINE,
    max: 300,
    csv: ['qualification', 'MD / DNB'],
    shown: 'page',
    record: ['Qualification', 'What the post asks for, for example MD or DNB.'],
    desk: ['Qualification', 'For example MD or DNB.'],
    sent: ['Qualification', 'What the post asks for.'],
  },
  salary: {
    ...LINE,
    csv: ['salary', '25-30 LPA'],
    desk: ['Salary', 'As shown, for example 25-30 LPA.'],
    sent: ['Salary', 'As it is to be shown.'],
  },
  description: {
    ...PARAGRAPHS,
    csv: ['description', '"What the post is about, in a sentence or two."'],
    record: ['Description', 'What the post is about. Leave a blank line between paragraphs.'],
    desk: ['Description', 'What the post is about.'],
    sent: ['Description', 'What the post is about.'],
  },
  requirements: {
    ...PARAGRAPHS,
    csv: ['requirements', '"What you ask for, with commas inside quotes."'],
    record: ['Requirements', 'What you ask of applicants, one on each line.'],
    desk: ['Requirements', 'What you ask for.'],
    sent: ['Requirements', 'What is asked of applicants.'],
  },
  deadline: {
    kind: 'day',
    isAskedOfInstitutions: true,
    isIndexed: true,
    csv: ['deadline', `${NEXT_YEAR}-12-31`],
    shown: 'card',
    desk: ['Deadline', 'The vacancy closes by itself at the end of this day.'],
    sent: ['Deadline', 'The last day to apply.'],
    fact: 'Last day to apply',
  },
  walkInAt: {
    kind: 'moment',
    isIndexed: true,
    csv: ['walk_in', `${NEXT_YEAR}-12-15 09:00`],
    shown: 'card',
    record: ['Walk-in interview', 'Day and time. The vacancy stays open until that day is over.'],
    desk: ['Walk-in interview', 'Day and time at the place. The vacancy stays open until that day is over.'],
    sent: ['Walk-in interview', 'Day and time.'],
  },
  walkInUntil: {
    kind: 'moment',
    shown: 'card',
    record: ['Walk-in until', 'When nobody is received any more, on the same day.'],
    desk: ['Walk-in until', 'On the same day.'],
    sent: ['Walk-in until', 'When nobody is received any more.'],
  },
  walkInPlace: {
    ...LINE,
    max: 300,
    mayHoldUrl: true,
    csv: ['walk_in_place', 'Where to come to'],
    shown: 'page',
    record: ['Where', 'The address to come to, with floor or room.'],
    desk: ['Walk-in at', 'The address to come to.'],
    sent: ['Walk-in at', 'The address to come to.'],
  },
  hospital: {
    kind: 'record',
    desk: ['Page of the hospital', 'The vacancy then bears its name and stands on its page.'],
  },
  salaryMin: {
    kind: 'number',
    desk: ['Lowest salary (LPA)', 'In lakh rupees a year. Read from the salary when left empty.'],
  },
  salaryMax: {
    kind: 'number',
    desk: ['Highest salary (LPA)', 'In lakh rupees a year. Read from the salary when left empty.'],
  },
  slug: {
    kind: 'line',
    desk: ['Address', 'Its part of the address of the page. Filled from the title when left empty.'],
  },
  postedAt: { kind: 'day', desk: ['Posted', 'The newest stand first in the list.'] },
  status: { kind: 'choice', choices: JOB_STATUSES, desk: ['Status', 'Visitors see Active vacancies only.'] },
} as const satisfies Record<string, VacancyField>

export type VacancyFieldName = keyof typeof TABLE
export const VACANCY_FIELDS: Readonly<Record<VacancyFieldName, VacancyField>> = TABLE
export const VACANCY_FIELD_NAMES = Object.keys(TABLE) as VacancyFieldName[]

export type NamesWith<Rule> = {
  [Name in VacancyFieldName]: (typeof TABLE)[Name] extends Rule ? Name : never
}[VacancyFieldName]
const namesWith = <Rule>(hasRule: (field: VacancyField) => boolean) =>
  VACANCY_FIELD_NAMES.filter((name) => hasRule(VACANCY_FIELDS[name])) as NamesWith<Rule>[]

/** The fields that visitors see, and those of them that lists show. */
export const SHOWN = namesWith<{ shown: string }>(({ shown }) => shown !== undefined)
export const ON_CARDS = namesWith<{ shown: 'card' }>(({ shown }) => shown === 'card')
/** The one-line facts among them, without the title and the interview's place, which are shown elsewhere. */
export type FactName = Exclude<NamesWith<{ shown: string; kind: 'line' | 'choice' }>, 'title' | 'walkInPlace'>

/** The desk's form, in rows; derived fields and defaults only appear once the vacancy exists. */
export const DESK_ROWS: readonly { names: readonly VacancyFieldName[]; isLater?: true }[] = [
  { names: ['title'] },
  { names: ['location', 'department'] },
  { names: ['institution', 'hospital'] },
  { names: ['designation', 'type'] },
  { names: ['qualification', 'experience'] },
  { names: ['salary', 'deadline'] },
  { names: ['walkInAt', 'walkInUntil'] },
  { names: ['walkInPlace'] },
  { names: ['status'], isLater: true },
  { names: ['salaryMin', 'salaryMax'], isLater: true },
  { names: ['slug', 'postedAt'], isLater: true },
  { names: ['description'] },
  { names: ['requirements'] },
]

/** The columns of a CSV file in the template's order: the specification's seven, then the optional ones. */
export const IMPORTED = [
  'title',
  'location',
  'department',
  'qualification',
  'experience',
  'salary',
  'deadline',
  'institution',
  'designation',
  'type',
  'walkInAt',
  'walkInPlace',
  'description',
  'requirements',
] as const satisfies readonly NamesWith<{ csv: readonly string[] }>[]
export type ImportedName = (typeof IMPORTED)[number]

/** The heading of a column: "job_title". */
export const headingOf = (name: ImportedName): string => VACANCY_FIELDS[name].csv?.[0] ?? name

/** The field's column in the table `jobs`: "walk_in_at". */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
