import type { CheckboxField, Field, RowField, SelectField, TextField } from 'payload'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/language'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { nobodyField } from '../access/access'
import { checkPhone, checkSlug, writtenByServer } from './checks/checks'

/**
 * Help text, or label and help text, of each field by its path: `announcement.year`. It stands over the collection in the
 * same file, a line for each field: inside the fields the same sentences take 600 lines more.
 */
export type FieldHelp = Readonly<Record<string, string | readonly [label: string, help: string]>>

/**
 * Gives fields the words that the studio shows beside them, so that the rules of a field and its words
 * each read in one line. What a field says itself stays.
 * @throws Error naming a path for which there is no field
 */
export function withHelp(help: FieldHelp, fields: Field[]): Field[] {
  const used = new Set<string>()
  const explained = explain(fields, '', help, used)
  const unknown = Object.keys(help).filter((path) => !used.has(path))
  if (unknown.length > 0) throw new Error(`Help for fields that do not exist: ${unknown.join(', ')}`)
  return explained
}

const explain = (fields: Field[], above: string, help: FieldHelp, used: Set<string>): Field[] =>
  fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: explain(tab.fields, above, help, used) })) }
    }
    const path = 'name' in field && field.name ? `${above}${field.name}` : null
    const inner = 'fields' in field ? { fields: explain(field.fields, path ? `${path}.` : above, help, used) } : {}
    const words = path ? help[path] : undefined
    if (!path || words === undefined) return { ...field, ...inner } as Field
    used.add(path)
    const [label, description] = typeof words === 'string' ? [undefined, words] : words
    return {
      ...field,
      ...inner,
      ...(label ? { label } : {}),
      admin: { description, ...field.admin },
    } as Field
  })

/** Fields beside each other where there is room. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

/** What the server alone writes, through whichever door a write comes. */
export const heldByServer = { custom: writtenByServer, access: { create: nobodyField, update: nobodyField } } as const

/** The language in which somebody used the site: mails to them are written in it. Set by forms, not shown in the studio. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  defaultValue: DEFAULT_LANGUAGE,
  options: [...LANGUAGES],
  admin: { hidden: true },
}

/** By which a form that is sent twice is known; nobody sees it. */
export const submissionKeyField: TextField = {
  name: 'submissionKey',
  type: 'text',
  unique: true,
  custom: writtenByServer,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true },
}

/** Whether a program seems to have filled the form. */
export const suspectedField = (access: CheckboxField['access']): CheckboxField => ({
  name: 'suspected',
  label: 'Looks like spam',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  access,
  admin: { position: 'sidebar' },
})

/** A telephone number, kept in the digits of the keyboard in whichever script it was written. */
export const phoneField = (
  field: Omit<TextField, 'type' | 'validate' | 'hasMany' | 'minRows' | 'maxRows'>,
): TextField => ({
  ...field,
  type: 'text',
  validate: checkPhone,
  hooks: {
    ...field.hooks,
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? latinDigits(value) : value),
      ...(field.hooks?.beforeValidate ?? []),
    ],
  },
})

/** Marks a row as one of the samples that the first start fills in: visitors read that it is one. */
export const sampleField: CheckboxField = {
  name: 'isSample',
  label: 'Sample',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Marked as a sample on the site, and gone from it once the contact details are real.' },
}

/** The address part of a record: unique, lowercase, hyphenated; filled from the name when left empty. */
export const slugField = (description = 'Filled from the name when left empty.', validate = checkSlug): TextField => ({
  name: 'slug',
  label: 'Address',
  type: 'text',
  unique: true,
  index: true,
  maxLength: 120,
  // A copy gets an address of its own from its name.
  hooks: { beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', description },
  validate,
})

/** An address that is chosen once: no record of its kind is found at an old one, and links, lists and calendars name it. */
export const fixedSlugField = (): TextField => ({
  ...slugField('Filled from the name when left empty, and fixed from then on: links, lists and calendars name it.'),
  access: { update: nobodyField },
})
