/**
 * Codes of PostgreSQL for values that a request brought and no column takes: a text that is no number, date, id or
 * choice (class 22), the id of a record that is not there, a comparison that a type does not have, and more conditions
 * than a statement can hold.
 */
const UNREADABLE = /^(22\w{3}|23503|42804|42883|54\w{3}|08P01)$/
/** What Payload and its reader of forms say of a body that is broken, or of a file that is no file; by no class or code. */
const BROKEN_BODY =
  /^(Unexpected end of (form|multipart data)|Malformed |Multipart: Boundary not found|Request is not eligible for file upload|uploadConfig\.handlers is not present)/
const DEEPEST_CAUSE = 5

/** Whether an error means that the request could not be read, which is its sender's to mend, not a failure of ours. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'BODY_TOO_LARGE') return true
  if (error instanceof SyntaxError ? /JSON/.test(error.message) : BROKEN_BODY.test(error.message)) return true
  let cause: unknown = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth++) {
    if ('code' in cause && typeof cause.code === 'string' && UNREADABLE.test(cause.code)) return true
    cause = cause.cause
  }
  return false
}

/** Whether Payload looked for an uploaded file that nobody has; it takes that for a failure of the disk. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /^File .+ is missing on the disk/.test(error.message)

/** What Payload says of a file that it could not read, which is its sender's fault, and of one that it could not write. */
const UPLOAD_PROBLEM = 'There was a problem while uploading the file.'

/**
 * Whether a file could not be written: a failure of the disk, which Payload answers like a bad file.
 * @param context of the request, in which `unfinishedFiles` notes that writing has begun
 */
export const isUnwritten = (error: unknown, context?: { writesFile?: unknown }): boolean =>
  error instanceof Error && error.message === UPLOAD_PROBLEM && context?.writesFile === true
