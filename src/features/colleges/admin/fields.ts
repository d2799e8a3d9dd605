import type { Field, Option } from 'payload'
import { contentKeeperField } from '@/cms/access/access'
import { checkEmail, checkNumber, checkText, LENGTHS } from '@/cms/fields/checks/checks'
import { checkMessages } from '@/cms/fields/checks/messages'
import {
  emailProblem,
  feesProblem,
  numberProblem,
  type Problem,
  phoneProblem,
  seatsProblem,
  slugProblem,
  webProblem,
  yearProblem,
} from '@/cms/fields/checks/problems'
import { phoneField, slugField } from '@/cms/fields/common-fields'
import { STUDIO_LANGUAGE } from '@/lib/language'
import {
  COLLEGE_KINDS,
  COUNTRIES,
  collegeKindLabel,
  OWNERSHIPS,
  POINT_PRECISIONS,
  QUALIFICATIONS,
} from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import { collegeDeskMessages as messages } from './messages'

/** Payload's field with its studio texts, and its validation for every source of values. */
type CollegeField = {
  label?: string
  help?: string
  required?: true
  index?: true
  maxLength?: number
  hasMany?: true
  options?: readonly Option[]
  defaultValue?: string | boolean
  admin?: object
  access?: object
  /** A fact on the college's page and in the comparison, labelled by its name in `messages.en.ts`. */
  isFact?: true
} & (
  | { type: 'text' | 'textarea' | 'email'; check?: Problem<string> }
  | { type: 'number'; check: Problem<number>; min?: number; max?: number }
  | { type: 'select' }
  | { type: 'checkbox' }
)

/** Path of the college map: `/colleges/map`. */
const MAP_SLUG = 'map'
const collegeSlugProblem: Problem<string> = (slug) => (slug === MAP_SLUG ? checkMessages.takenSlug : slugProblem(slug))

/** Stored, but on no page yet. */
const UNSHOWN = { access: { read: contentKeeperField } }
const SIDEBAR = { position: 'sidebar' }
const NO_BULK_EDIT = { disableBulkEdit: true }

/**
 * Every editable field of a college, defined once for the collection, the import and export columns, and the page. In
 * column order; column headings are the names in snake case.
 */
export const COLLEGE_FIELDS = {
  slug: { type: 'text', maxLength: 120, check: collegeSlugProblem },
  name: { type: 'text', required: true, maxLength: 200, index: true, help: 'The full official name.' },
  location: {
    type: 'text',
    label: 'City or town',
    help: 'Where the campus stands, for example Darbhanga. Leave it empty where no list says.',
    maxLength: 120,
  },
  state: {
    type: 'text',
    label: 'State, territory or province',
    help: 'For example Bihar, or Bagmati in Nepal. The college appears on the pages of that state.',
    required: true,
    maxLength: 80,
    index: true,
    admin: { components: { Field: '/features/colleges/admin/state-field#StateField' } },
  },
  country: {
    type: 'select',
    help: 'Decides the currency of the fees and the country filter.',
    required: true,
    defaultValue: 'India',
    index: true,
    options: COUNTRIES,
  },
  ownership: {
    type: 'select',
    label: 'Type of college',
    help: 'Who runs the college. Families filter by it.',
    index: true,
    options: OWNERSHIPS,
  },
  university: {
    type: 'text',
    label: 'University',
    help: 'The university that gives the degree.',
    maxLength: 200,
    isFact: true,
  },
  kinds: {
    type: 'select',
    label: 'Kind of college',
    help: 'Decides whom the predictor shows it to. What follows from the type of college need not be chosen again.',
    hasMany: true,
    options: COLLEGE_KINDS.map((value) => ({ value, label: collegeKindLabel(STUDIO_LANGUAGE, value) })),
  },
  minorityOf: {
    type: 'text',
    label: 'Minority',
    help: 'The community, for example Christian. Leave it empty where no document says.',
    maxLength: LENGTHS.label,
    admin: { condition: ({ kinds }: Partial<College>) => Boolean(kinds?.includes('minority')) },
  },
  courses: {
    type: 'select',
    label: 'Courses offered',
    help: 'Each one puts the college on the pages of that course.',
    hasMany: true,
    options: QUALIFICATIONS,
    index: true,
  },
  fees: {
    type: 'text',
    label: 'Fees per year',
    help: messages.figures.fees,
    maxLength: 80,
    check: feesProblem,
    admin: NO_BULK_EDIT,
  },
  seats: { type: 'text', help: messages.figures.seats, maxLength: 80, check: seatsProblem, admin: NO_BULK_EDIT },
  established: { type: 'number', label: 'Year established', help: 'For example 1925.', check: yearProblem(1700) },
  rating: {
    type: 'number',
    help: 'Our own rating from 0 to 5.',
    min: 0,
    max: 5,
    check: numberProblem({ min: 0, max: 5 }),
    admin: { step: 0.1 },
  },
  ranking: { type: 'text', help: 'With its list and year, for example NIRF 2024 Medical: 1.', maxLength: 120 },
  eligibility: { type: 'textarea', help: 'Who may apply, for example NEET-UG qualified.', maxLength: 1000 },
  description: {
    type: 'textarea',
    help: 'In our own words. Leave a blank line between paragraphs.',
    maxLength: 5000,
  },
  facilities: {
    type: 'text',
    help: 'Press Enter after each. Shown only with a source.',
    hasMany: true,
    maxLength: 200,
  },
  aliases: {
    type: 'text',
    label: 'Short and former names',
    help: 'Names people type into the search, for example KGMU. Press Enter after each.',
    hasMany: true,
    maxLength: 200,
  },
  contactPhone: {
    type: 'text',
    label: 'Phone',
    help: 'As the college publishes it.',
    maxLength: 60,
    check: phoneProblem,
  },
  contactEmail: { type: 'email', label: 'Email', help: 'As the college publishes it.', check: emailProblem },
  websiteUrl: {
    type: 'text',
    label: 'Official website',
    help: 'With https:// in front. Opens in a new tab.',
    maxLength: LENGTHS.url,
    check: webProblem,
  },
  imageUrl: {
    type: 'text',
    label: 'Photograph on another site',
    help: 'Used only when no photograph is uploaded. Without either, a drawing is shown.',
    maxLength: LENGTHS.url,
    check: webProblem,
  },
  latitude: {
    type: 'number',
    help: 'Degrees north, for example 25.6207. Visitors read how far the college is, never the point.',
    ...UNSHOWN,
    check: numberProblem({ min: -90, max: 90 }),
    admin: { step: 0.0001 },
  },
  longitude: {
    type: 'number',
    help: 'Degrees east, for example 85.1581.',
    ...UNSHOWN,
    check: numberProblem({ min: -180, max: 180 }),
    admin: { step: 0.0001 },
  },
  pointPrecision: {
    type: 'select',
    label: 'What the point is',
    help: 'A point of the town is not the campus: no distance is computed from it.',
    ...UNSHOWN,
    options: POINT_PRECISIONS.map((value) => ({ value, label: messages.precisions[value] })),
  },
  status: {
    type: 'select',
    label: 'Listing',
    help: 'Inactive colleges are hidden from visitors.',
    required: true,
    defaultValue: 'Active',
    index: true,
    options: ['Active', 'Inactive'],
    admin: SIDEBAR,
  },
  featured: {
    type: 'checkbox',
    help: 'Featured colleges stand first in the list.',
    defaultValue: false,
    index: true,
    admin: SIDEBAR,
  },
} as const satisfies { [Name in keyof College]?: CollegeField }

export type CollegeFieldName = keyof typeof COLLEGE_FIELDS

export const collegeFieldRule = (name: CollegeFieldName): CollegeField => COLLEGE_FIELDS[name]

/** Fields shown as one-line facts. */
export type FactName = {
  [Name in CollegeFieldName]: (typeof COLLEGE_FIELDS)[Name] extends { isFact: true } ? Name : never
}[CollegeFieldName]
export const FACTS = (Object.keys(COLLEGE_FIELDS) as CollegeFieldName[]).filter(
  (name): name is FactName => collegeFieldRule(name).isFact === true,
)

const validation = (field: CollegeField): object | null => {
  if (field.type === 'email') return { validate: checkEmail }
  if (!('check' in field) || !field.check) return null
  return { validate: field.type === 'number' ? checkNumber(field.check) : checkText(field.check) }
}

/** College fields for Payload; several share a row. */
export function collegeField(...names: CollegeFieldName[]): Field {
  const fields = names.map((name): Field => {
    if (name === 'slug') return slugField(undefined, checkText(collegeSlugProblem))
    const { help, isFact: _, check: __, admin, options, ...field } = { check: null, ...collegeFieldRule(name) }
    const made = {
      ...field,
      name,
      ...(options && { options: [...options] }),
      // The usual limit of list entries.
      ...(field.type === 'text' && field.hasMany && { maxRows: LENGTHS.entries }),
      // The default enum name is taken by the draft status.
      ...(name === 'status' && { enumName: 'enum_colleges_listing' }),
      ...validation(collegeFieldRule(name)),
      admin: { description: help, ...admin },
    }
    return name === 'contactPhone' ? phoneField(made) : (made as Field)
  })
  return names.length === 1 && fields[0] ? fields[0] : { type: 'row', fields }
}
