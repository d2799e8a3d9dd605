import type { CheckboxField, Field, NumberField, RowField, SelectField, TextField } from 'payload'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/language'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { nobodyField } from '../access/access'
import { checkOrder, checkPhone, checkSlug, writtenByServer } from './checks/checks'

/**
 * Help text, or label and help text, of each field by path: `announcement.year`. A table above the collection in the
 * same file: inline, the same texts take 600 more lines.
 */
export type FieldHelp = Readonly<Record<string, string | readonly [label: string, help: string]>>

/**
 * Adds labels and help texts to fields, so that rules and wording read separately. A field's own label or description
 * wins.
 * @throws Error for a path without a field
 */
export function withHelp(help: FieldHelp, fields: Field[]): Field[] {
  const used = new Set<string>()
  const explained = explain(fields, '', help, used)
  const unknown = Object.keys(help).filter((path) => !used.has(path))
  if (unknown.length > 0) throw new Error(`Help for fields that do not exist: ${unknown.join(', ')}`)
  return explained
}

/** A field with its inner fields changed, if it has any. */
export function withInner(field: Field, change: (inner: Field[]) => Field[]): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: change(tab.fields) })) }
  return 'fields' in field ? { ...field, fields: change(field.fields) } : field
}

const explain = (fields: Field[], above: string, help: FieldHelp, used: Set<string>): Field[] =>
  fields.map((field) => {
    const path = 'name' in field && field.name ? `${above}${field.name}` : null
    const whole = withInner(field, (inner) => explain(inner, path ? `${path}.` : above, help, used))
    const words = path ? help[path] : undefined
    if (!path || words === undefined) return whole
    used.add(path)
    const [label, description] = typeof words === 'string' ? [undefined, words] : words
    return { ...whole, ...(label ? { label } : {}), admin: { description, ...field.admin } } as Field
  })

/** For `admin.date` of a day without a time. */
export const DAY_PICKER = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const

/** Fields side by side where there is room. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

/** Written by the server only, whatever the caller. */
export const heldByServer = { custom: writtenByServer, access: { create: nobodyField, update: nobodyField } } as const

/** A select whose values have labels. */
export const selectField = <Value extends string>(
  name: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>> | ((value: Value) => string),
  more: Partial<Omit<SelectField, 'name' | 'type' | 'options'>> = {},
) =>
  ({
    ...more,
    name,
    type: 'select',
    options: values.map((value) => ({ value, label: typeof labels === 'function' ? labels(value) : labels[value] })),
  }) as SelectField

/** Language the person used the site in, for mails to them. Set by forms, hidden in the studio. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  defaultValue: DEFAULT_LANGUAGE,
  options: [...LANGUAGES],
  admin: { hidden: true },
}

/** Deduplicates a form that is sent twice; hidden. */
export const submissionKeyField: TextField = {
  name: 'submissionKey',
  type: 'text',
  unique: true,
  custom: writtenByServer,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true },
}

/** Whether the form looks filled in by a bot. */
export const suspectedField = (access: CheckboxField['access']): CheckboxField => ({
  name: 'suspected',
  label: 'Looks like spam',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  access,
  admin: { position: 'sidebar' },
})

/** A phone number, normalised to Latin digits. */
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

/** Marks a sample of the first start; visitors see the mark. */
export const sampleField: CheckboxField = {
  name: 'isSample',
  label: 'Sample',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Marked as a sample on the site, and gone from it once the contact details are real.' },
}

/** The place of a record in a manually sorted list. */
export const sortOrderField = (description: string): NumberField => ({
  name: 'sortOrder',
  label: 'Order',
  type: 'number',
  defaultValue: 0,
  index: true,
  validate: checkOrder,
  admin: { position: 'sidebar', disableBulkEdit: true, description },
})

/** The slug of a record: unique, lowercase, hyphenated; generated from the name when empty. */
export const slugField = (description = 'Filled from the name when left empty.', validate = checkSlug): TextField => ({
  name: 'slug',
  label: 'Address',
  type: 'text',
  unique: true,
  index: true,
  maxLength: 120,
  // A copy gets its own slug from its name.
  hooks: { beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', description },
  validate,
})

/** A slug that never changes: this kind of record has no redirects, and links, lists and calendars refer to it. */
export const fixedSlugField = (): TextField => ({
  ...slugField('Filled from the name when left empty, and fixed from then on: links, lists and calendars name it.'),
  access: { update: nobodyField },
})
