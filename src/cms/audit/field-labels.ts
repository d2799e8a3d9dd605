import type { FlattenedField, OptionObject } from 'payload'
import { enumerated } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { dayText, momentText } from '../admin/overview/days'
import { auditMessages as messages } from './messages'

/** How a field is named in the log, and how a value of it is said. */
export interface FieldLabels {
  label: string
  /** @returns null where the value stands as it is */
  say: (value: unknown) => string | null
}

const labelOf = (label: unknown, name: string): string => (typeof label === 'string' ? label : name)

const isStated = (option: string | OptionObject): option is OptionObject => typeof option === 'object'

const optionLabel = (options: readonly (string | OptionObject)[], value: unknown): string => {
  const stated = options.filter(isStated).find((option) => option.value === value)
  return stated ? labelOf(stated.label, stated.value) : String(value)
}

function sayerOf(field: FlattenedField): FieldLabels['say'] {
  if (field.type === 'select') {
    return (value) =>
      Array.isArray(value)
        ? enumerated(
            STUDIO_LANGUAGE,
            value.map((one) => optionLabel(field.options, one)),
          )
        : optionLabel(field.options, value)
  }
  if (field.type === 'checkbox') return (value) => (value === true ? messages.yes : messages.no)
  if (field.type === 'date') {
    const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
    return (value) => (typeof value === 'string' ? (isDay ? dayText(value) : momentText(value)) : null)
  }
  return () => null
}

/** The words of every field of a collection or global, by the names of the fields. */
export const wordsOf = (fields: readonly FlattenedField[]): Map<string, FieldLabels> =>
  new Map(
    fields.map((field) => [
      field.name,
      { label: labelOf('label' in field ? field.label : undefined, field.name), say: sayerOf(field) },
    ]),
  )
