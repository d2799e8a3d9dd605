/** What Payload, or a hook of ours, refused: an answer to the person, not a failure of the machine. */
export interface Refusal {
  message: string
  status: number
  /** Whether the message is written for the person who asked. */
  isPublic: boolean
  /** Fields that a validation names, as the database or the collection spells them. */
  fields: string[]
  /** Seconds until another attempt is allowed, where a limit was reached. */
  retryAfter?: number
}

/**
 * Reads a refusal from whatever was thrown; null for anything else. By shape, because a production build holds
 * Payload's classes more than once and shortens their names: `instanceof` and `name` say nothing there.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  if (typeof error.status !== 'number') return null
  const isPublic = 'isPublic' in error && error.isPublic === true
  return { message: error.message, status: error.status, isPublic, fields: fieldsOf(error), ...waitOf(error) }
}

function fieldsOf(error: object): string[] {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return []
  if (!('errors' in error.data) || !Array.isArray(error.data.errors)) return []
  return error.data.errors.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'path' in entry ? [String(entry.path)] : [],
  )
}

function waitOf(error: object): { retryAfter?: number } {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return {}
  return 'retryAfter' in error.data && typeof error.data.retryAfter === 'number'
    ? { retryAfter: error.data.retryAfter }
    : {}
}
