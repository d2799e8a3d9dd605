import type { CheckboxField } from 'payload'

/** Marks a row as one of the samples that the first start fills in: visitors read that it is one. */
export const sampleField: CheckboxField = {
  name: 'isSample',
  label: 'Sample',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Marked as a sample on the site, and gone from it once the contact details are real.' },
}
