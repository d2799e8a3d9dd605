import type { ArrayField, TextField } from 'payload'
import { LENGTHS } from '@/cms/fields/checks/checks'
import type { FieldHelp } from '@/cms/fields/common-fields'

const described = (description: string | undefined) => (description ? { admin: { description } } : {})

/** A list of lines, each an entry of its own. */
export const linesField = (name: string, description: string, label?: string): TextField => ({
  name,
  ...(label ? { label } : {}),
  type: 'text',
  hasMany: true,
  maxLength: 500,
  maxRows: LENGTHS.entries,
  admin: { description },
})

/** Reasons for a course, each with a few words above it. */
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

/** Questions at the end of a page, with their answers. */
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

/** The help of both. */
export const textsHelp: FieldHelp = {
  'whyChoose.title': 'A few words.',
  'whyChoose.text': 'One or two sentences.',
  'faq.question': 'As a parent would ask it.',
  'faq.answer': 'Two or three sentences.',
}
