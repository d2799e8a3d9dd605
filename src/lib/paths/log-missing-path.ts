import 'server-only'

const LINES_PER_MINUTE = 60
let minute = 0
let lines = 0

/** A path segment as it may be logged: without what could identify a person or grant access. */
function withoutPersonalData(part: string): string {
  const readable = part.replace(/[^\p{L}\p{N}._~-]+/gu, '_')
  return part.includes('@') || part.includes('%40') || /\d{7,}/.test(part) || part.length > 64 ? '(left out)' : readable
}

/** Logs a path without a page; never the query, and at most 60 lines a minute. */
export function logMissingPath(parts: readonly string[]): void {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) {
    minute = now
    lines = 0
  }
  lines += 1
  if (lines <= LINES_PER_MINUTE) console.warn(`404 /${parts.slice(0, 8).map(withoutPersonalData).join('/')}`)
}
