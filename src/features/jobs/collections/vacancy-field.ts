import type { Field } from 'payload'
import { checkDate } from '@/cms/fields/checks/checks'
import { DAY_PICKER } from '@/cms/fields/common-fields'
import { type PostingName, postingField } from '../admin/posting-fields'
import {
  type FieldKind,
  type FieldRule,
  VACANCY_FIELDS,
  type VacancyFieldName,
  type Words,
} from '../admin/vacancy-fields'

const TYPES = {
  line: 'text',
  phone: 'text',
  text: 'textarea',
  choice: 'select',
  day: 'date',
  moment: 'date',
  number: 'number',
  record: 'relationship',
  tick: 'checkbox',
  email: 'email',
} as const

type Options = Record<string, unknown> & { admin?: object }

/** @param more options beyond those of its kind */
function payloadField(name: string, rule: FieldRule, [label, description]: Words, { admin, ...more }: Options): Field {
  const { kind, isRequired, max, choices, isIndexed } = rule
  return {
    name,
    label,
    type: TYPES[kind],
    ...(isRequired && { required: true }),
    ...(max && kind !== 'email' && { maxLength: max }),
    ...(choices && { options: [...choices] }),
    ...(isIndexed && { index: true }),
    ...more,
    admin: { description, ...admin },
  } as Field
}

const PICKERS: { [Kind in FieldKind]?: object } = {
  day: DAY_PICKER,
  moment: { pickerAppearance: 'dayAndTime' },
}

export function vacancyField(name: VacancyFieldName, { admin, ...more }: Options = {}): Field {
  const { desk, record = desk, ...rule } = VACANCY_FIELDS[name]
  const picker = PICKERS[rule.kind]
  return payloadField(name, rule, record, {
    ...(picker && { validate: checkDate() }),
    ...more,
    admin: { ...admin, ...(picker && { date: picker }) },
  })
}

/** The same for a posting, read-only; its form checks what is required. */
export function sentField(name: PostingName, { admin, ...more }: Options): Field {
  const { kind, max, choices, sent = [name, ''] } = postingField(name)
  return payloadField(name, { kind, max, choices }, sent, { ...more, admin })
}
