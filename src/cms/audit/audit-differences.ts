import type { FlattenedField, OptionObject } from 'payload'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { dayText, momentText } from '../admin/messages'
import { auditMessages as messages } from './messages'

/** How the log names a field and formats its values. */
interface FieldLabels {
  label: string
  /** @returns null to keep the raw value */
  format: (value: unknown) => string | null
}

const labelOf = (label: unknown, name: string): string => (typeof label === 'string' ? label : name)

const isStated = (option: string | OptionObject): option is OptionObject => typeof option === 'object'

const optionLabel = (options: readonly (string | OptionObject)[], value: unknown): string => {
  const stated = options.filter(isStated).find((option) => option.value === value)
  return stated ? labelOf(stated.label, stated.value) : String(value)
}

function formatterOf(field: FlattenedField): FieldLabels['format'] {
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

/** Labels of every field of a collection or global, by field name. */
export const wordsOf = (fields: readonly FlattenedField[]): Map<string, FieldLabels> =>
  new Map(
    fields.map((field) => [
      field.name,
      { label: labelOf('label' in field ? field.label : undefined, field.name), format: formatterOf(field) },
    ]),
  )

export type Row = Record<string, unknown>

export interface Difference {
  field: string
  before: string
  after: string
}

const MAX_VALUE_LENGTH = 300
const MAX_CHANGES = 60
const PERSONAL = '(not recorded)'

/** Written by the server, or secret: never logged. */
const NEVER = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'collection',
  'password',
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetRequestedAt',
  'apiKey',
  'apiKeyIndex',
  '_strategy',
  'submissionKey',
  'searchText',
  'importHash',
  'importKey',
  'history',
  'editedBy',
  'url',
  'thumbnailURL',
  'sizes',
])

/** A value as compared and logged: a populated record becomes its id, an absent value null. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null
  if (typeof value !== 'object') return value
  const row = value as Row
  if ('root' in row) return textOf(row.root)
  if (typeof row.id === 'string' && ('createdAt' in row || 'email' in row)) return row.id
  const entries = Object.entries(row)
    .filter(([name]) => name !== 'id')
    .map(([name, part]) => [name, plain(part)] as const)
    .filter(([, part]) => part !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** The plain text of a rich text. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, children } = node as { text?: unknown; children?: unknown }
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.map(textOf).join(' ').trim() : ''
}

function formatValue(value: unknown, messages: FieldLabels | undefined): string {
  const formatted = value === null ? '' : messages?.format(value)
  if (typeof formatted === 'string') return formatted
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/**
 * Differences between two states of a record, for people to read.
 * @param words labels of the fields and formatters of their values
 * @param shown fields whose values may be logged; all by default
 */
export function changesBetween(
  before: Row,
  after: Row,
  words: Map<string, FieldLabels>,
  shown?: readonly string[],
): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes: Difference[] = []
  for (const name of names) {
    if (NEVER.has(name)) continue
    const [old, now] = [plain(before[name]), plain(after[name])]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    const isShown = !shown || shown.includes(name)
    const show = (value: unknown) => (value === null ? '' : isShown ? formatValue(value, words.get(name)) : PERSONAL)
    changes.push({ field: words.get(name)?.label ?? name, before: show(old), after: show(now) })
  }
  return changes.slice(0, MAX_CHANGES)
}
