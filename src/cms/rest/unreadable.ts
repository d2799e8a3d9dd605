import { isBrokenBody, isUploadProblem } from '../foreign-errors'

/**
 * Codes of PostgreSQL for values that a request brought and no column takes: a text that is no number, date, id or
 * choice (class 22), the id of a record that is not there, a comparison that a type does not have, more conditions than
 * a statement can hold, and a comparison that Payload writes without its value (42601), because a field of dates takes
 * none that is no date.
 */
const UNREADABLE = /^(22\w{3}|23503|42601|42804|42883|54\w{3}|08P01)$/
const DEEPEST_CAUSE = 5

/** Whether an error means that the request could not be read, which is its sender's to mend, not a failure of ours. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'BODY_TOO_LARGE') return true
  if (isBrokenBody(error)) return true
  let cause: unknown = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth++) {
    if ('code' in cause && typeof cause.code === 'string' && UNREADABLE.test(cause.code)) return true
    cause = cause.cause
  }
  return false
}

/**
 * Whether a file could not be written: a failure of the disk, which Payload answers like a bad file.
 * @param context of the request, in which `unfinishedFiles` notes that writing has begun
 */
export const isUnwritten = (error: unknown, context?: { writesFile?: unknown }): boolean =>
  error instanceof Error && isUploadProblem(error) && context?.writesFile === true
