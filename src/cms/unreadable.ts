/**
 * Codes of PostgreSQL for values that a request brought and no column takes: a text that is no number, date, id or
 * choice (class 22), a comparison that a type does not have, and more conditions than a statement can hold.
 */
const UNREADABLE = /^(22\w{3}|42804|42883|54\w{3}|08P01)$/
const DEEPEST_CAUSE = 5

/** Whether an error means that the request could not be read, which is its sender's to mend, not a failure of ours. */
export function isUnreadable(error: unknown): boolean {
  if (error instanceof SyntaxError && /JSON/.test(error.message)) return true
  let cause = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth++) {
    if ('code' in cause && typeof cause.code === 'string' && UNREADABLE.test(cause.code)) return true
    cause = cause.cause
  }
  return false
}
