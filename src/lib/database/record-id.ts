const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether something can be a record's id at all, as the database makes them; anything else is refused before any query. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && RECORD_ID.test(value)

/**
 * The id of a relation, whether it was read with or without its record.
 * @returns null when it names none
 */
export function idOf(relation: string | { id: string }): string
export function idOf(relation: unknown): string | null
export function idOf(relation: unknown): string | null {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation
  return typeof id === 'string' ? id : null
}
