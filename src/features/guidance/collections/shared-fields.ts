import type { ArrayField, Field, TextField } from 'payload'
import { checkWholeNumber, LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, row, withHelp } from '@/cms/fields/common-fields'
import { periodField, sourceFields } from '@/cms/sources/source-fields'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { isCourseKey } from '@/lib/vocabulary'

/** Public path of a course page. */
export const coursePagePath = ({ key }: Record<string, unknown>): string | null =>
  typeof key === 'string' && isCourseKey(key) ? `${env.SITE_URL}${pathsIn(STUDIO_LANGUAGE).courseListing(key)}` : null

const MAX_COLLEGES = 10_000
const MAX_SEATS = 1_000_000

const totalHelp: FieldHelp = {
  colleges: 'How many colleges the regulator’s list of the year names.',
  seats: 'How many seats a year that list counts.',
}

/** Official total of a course by the regulator's list of a year: the measure of our own coverage. */
export const officialTotalFields = (): Field[] => [
  ...withHelp(totalHelp, [
    row(
      { name: 'colleges', type: 'number', validate: checkWholeNumber(1, MAX_COLLEGES) },
      { name: 'seats', type: 'number', validate: checkWholeNumber(1, MAX_SEATS) },
      periodField(),
    ),
  ]),
  row(...sourceFields()),
]

const described = (description: string | undefined) => (description ? { admin: { description } } : {})

/** A list of single-line entries. */
export const linesField = (name: string, description: string, label?: string): TextField => ({
  name,
  ...(label ? { label } : {}),
  type: 'text',
  hasMany: true,
  maxLength: 500,
  maxRows: LENGTHS.entries,
  admin: { description },
})

/** Reasons for a course, with titles. */
export const reasonsField = (label: string, description?: string): ArrayField => ({
  name: 'whyChoose',
  label,
  type: 'array',
  ...described(description),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: LENGTHS.line },
    { name: 'text', type: 'textarea', maxLength: LENGTHS.text },
  ],
})

/** Questions and answers at the end of a page. */
export const questionsField = (description?: string): ArrayField => ({
  name: 'faq',
  label: 'Questions and answers',
  type: 'array',
  ...described(description),
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: LENGTHS.line },
    { name: 'answer', type: 'textarea', required: true, maxLength: LENGTHS.text },
  ],
})

/** Help texts of both. */
export const textsHelp: FieldHelp = {
  'whyChoose.title': 'A few words.',
  'whyChoose.text': 'One or two sentences.',
  'faq.question': 'As a parent would ask it.',
  'faq.answer': 'Two or three sentences.',
}
