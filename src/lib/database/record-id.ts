const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value can be a record's id as the database generates them; anything else is rejected before any query. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && RECORD_ID.test(value)

/** Record of a relation; null if it is empty or not populated. */
export const populated = <Row extends object>(relation: string | Row | null | undefined): Row | null =>
  typeof relation === 'object' ? relation : null

/**
 * Id of a relation, populated or not.
 * @returns null if it is empty
 */
export function idOf(relation: string | { id: string }): string
export function idOf(relation: unknown): string | null
export function idOf(relation: unknown): string | null {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation
  return typeof id === 'string' ? id : null
}
