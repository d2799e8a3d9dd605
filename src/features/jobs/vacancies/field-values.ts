import { indianDay, indianMinute, instantOfIndianMinute } from '@/lib/calendar/indian-calendar'
import { idOf } from '@/lib/database/record-id'
import type { FieldKind } from '../admin/vacancy-fields'
import { dayAsInstant } from './facts/walk-in'

/** What the control of a form shows of a value. */
function controlValue(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (kind === 'day') return indianDay(String(value))
  if (kind === 'moment') return indianMinute(String(value))
  if (kind === 'tick') return 'on'
  return kind === 'record' ? (idOf(value as string | { id: string }) ?? '') : String(value)
}

/** What a form shows of a record: of each field by its kind, empty where nothing is stated. */
export const controlValues = <Name extends string>(
  names: readonly Name[],
  kindOf: (name: Name) => FieldKind,
  record: Partial<Record<Name, unknown>>,
): Record<string, string> => Object.fromEntries(names.map((name) => [name, controlValue(kindOf(name), record[name])]))

/** What a control holds, as the record wants it: an emptied field is null, a day an instant. */
export function recordValue(kind: FieldKind, typed: string): string | number | null {
  if (!typed) return null
  if (kind === 'day') return dayAsInstant(typed)
  if (kind === 'moment') return instantOfIndianMinute(typed).toISOString()
  // A number that is none goes along as it is, for the server to say so.
  return kind === 'number' && !Number.isNaN(Number(typed)) ? Number(typed) : typed
}
