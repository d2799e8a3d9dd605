import type { TextField } from 'payload'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { checkPhone } from './checks/checks'

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
