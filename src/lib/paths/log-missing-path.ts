import 'server-only'

const LINES_PER_MINUTE = 60
let minute = 0
let lines = 0

/** An address part as it may stand in a log: what could name a person or open a door is left out. */
function withoutPersonalData(part: string): string {
  const readable = part.replace(/[^\p{L}\p{N}._~-]+/gu, '_')
  return part.includes('@') || part.includes('%40') || /\d{7,}/.test(part) || part.length > 64 ? '(left out)' : readable
}

/** Notes an address that nobody wrote a page for; never the query, and no more than 60 lines a minute. */
export function logMissingPath(parts: readonly string[]): void {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) {
    minute = now
    lines = 0
  }
  lines += 1
  if (lines <= LINES_PER_MINUTE) console.warn(`404 /${parts.slice(0, 8).map(withoutPersonalData).join('/')}`)
}
