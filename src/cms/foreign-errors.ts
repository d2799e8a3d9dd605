/*
 * Errors of Payload 3.90.1, of its reader of forms (busboy 1.6.0) and of its pool of connections (pg-pool 3.14.0) that
 * only their sentence tells from others: they carry no code, and a production build shortens the names of classes. The
 * test beside this file reads the sentences in the packages that are installed; an upgrade that changes one fails it.
 */

/** Said of a body that is broken, or of a file that is none, with the status of a failure. */
export const BROKEN_BODY = [
  'Unexpected end of form',
  'Malformed ',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'uploadConfig.handlers is not present',
]
/** Said of a file that Payload could not read, which is its sender's fault, and of one that it could not write. */
const UPLOAD_PROBLEM = 'There was a problem while uploading the file.'
/** Said when no connection became free in the time that one may wait. */
export const NO_CONNECTION = 'timeout exceeded when trying to connect'

/** Whether an error says that the body of a request is broken: JSON or a form that was cut off or is in another format. */
export function isBrokenBody(error: Error): boolean {
  if (error instanceof SyntaxError) return /JSON/.test(error.message)
  return BROKEN_BODY.some((sentence) => error.message.startsWith(sentence))
}

/** Whether Payload had trouble with the file of a request: to read it or, later, to write it. */
export const isUploadProblem = (error: Error): boolean => error.message === UPLOAD_PROBLEM

/** Whether somebody waited for a connection in vain. */
export const isWithoutConnection = (error: Error): boolean => error.message.startsWith(NO_CONNECTION)

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
