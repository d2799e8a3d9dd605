/*
 * Errors of Payload 3.90.1, its form parser (busboy 1.6.0) and its connection pool (pg-pool 3.14.0) that can only be
 * told apart by message: they have no code, and production builds minify class names. The test beside this file looks
 * the messages up in the installed packages, so an upgrade that changes one fails.
 */

/** Messages for a malformed body or file that come with a server error status. */
export const BROKEN_BODY = [
  'Unexpected end of form',
  'Malformed ',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'uploadConfig.handlers is not present',
]
/** Messages for an upload Payload could not read, the sender's fault, or could not write. */
const UPLOAD_PROBLEM = 'There was a problem while uploading the file.'
/** Message when no connection became free in time. */
export const NO_CONNECTION = 'timeout exceeded when trying to connect'
/** The adapter's message for `where[_id]`, which Payload's own check takes for the id. */
const NO_FIELD = 'Cannot find field for path at _id'

/** Whether an error means a malformed request body: truncated or invalid JSON or form data. */
export function isBrokenBody(error: Error): boolean {
  if (error instanceof SyntaxError) return /JSON/.test(error.message)
  return BROKEN_BODY.some((sentence) => error.message.startsWith(sentence))
}

/** Whether Payload failed to read or to write the request's file. */
export const isUploadProblem = (error: Error): boolean => error.message === UPLOAD_PROBLEM

/** Whether waiting for a connection timed out. */
export const isWithoutConnection = (error: Error): boolean => error.message.startsWith(NO_CONNECTION)

/**
 * PostgreSQL codes for request values no column accepts: malformed numbers, dates, ids or enum values (class 22), a
 * missing record's id, an unsupported comparison, too many conditions, and a comparison Payload writes without a value
 * (42601), because a date field drops invalid dates.
 */
const UNREADABLE = /^(22\w{3}|23503|42601|42804|42883|54\w{3}|08P01)$/
/** Parts of PostgreSQL that reject the SQL Payload writes for a `where` or `sort` on a list of a related record. */
const UNREADABLE_PATH = ['errorMissingRTE', 'transformDistinctClause']
const MAX_CAUSE_DEPTH = 5

/** Whether the request was unreadable: the sender's fault, not a server failure. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'BODY_TOO_LARGE') return true
  if (isBrokenBody(error) || error.message === NO_FIELD) return true
  let cause: unknown = error
  for (let depth = 0; depth < MAX_CAUSE_DEPTH && cause instanceof Error; depth++) {
    if ('code' in cause && typeof cause.code === 'string' && UNREADABLE.test(cause.code)) return true
    if ('routine' in cause && UNREADABLE_PATH.includes(String(cause.routine))) return true
    cause = cause.cause
  }
  return false
}

/**
 * Whether writing a file failed: a disk failure, which Payload reports like an invalid file.
 * @param context of the request, in which `unfinishedFiles` records that writing has begun
 */
export const isUnwritten = (error: unknown, context?: { writesFile?: unknown }): boolean =>
  error instanceof Error && isUploadProblem(error) && context?.writesFile === true
