import { indianDay, indianMinute, typedInstant } from '@/lib/calendar/indian-calendar'
import { idOf } from '@/lib/database/record-id'
import type { FieldKind } from '../admin/vacancy-fields'
import { dayAsInstant } from './facts/walk-in'

/** A value as a form control holds it. */
function controlValue(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (kind === 'day') return indianDay(String(value))
  if (kind === 'moment') return indianMinute(String(value))
  if (kind === 'tick') return 'on'
  return kind === 'record' ? (idOf(value as string | { id: string }) ?? '') : String(value)
}

/** A record's values as form controls hold them, empty if not stated. */
export const controlValues = <Name extends string>(
  names: readonly Name[],
  kindOf: (name: Name) => FieldKind,
  record: Partial<Record<Name, unknown>>,
): Record<string, string> => Object.fromEntries(names.map((name) => [name, controlValue(kindOf(name), record[name])]))

/** A control's value as the record stores it: an emptied field is null, a day an instant. */
export function recordValue(kind: FieldKind, typed: string): string | number | null {
  if (!typed) return null
  if (kind === 'day') return dayAsInstant(typed)
  if (kind === 'moment') return typedInstant(typed)
  // An invalid number is sent unchanged, for the server to reject.
  return kind === 'number' && !Number.isNaN(Number(typed)) ? Number(typed) : typed
}
