/**
 * Characters that end a line, steer a terminal or turn the order of letters: controls (C0, DEL, C1), the separators
 * that some readers break lines at, and the marks of writing direction.
 */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const LONGEST = 2000

const spelled = (character: string) => {
  const code = character.charCodeAt(0)
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`
}

/** A text as it may stand in a log: on one line, with what is not for the eye spelled out, and not endless. */
export const plainLine = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text).replace(STEERING, spelled)

const DEEPEST_CAUSE = 3
const LONGEST_MESSAGE = 1000

export interface LoggedError {
  type: string
  code?: string
  message: string
  stack: string
  cause?: LoggedError | string
}

/**
 * What a log keeps of an error. The values of a failed statement are people's names, addresses and links, and
 * PostgreSQL repeats them in its details: neither is kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return plainLine(String(error).slice(0, 500))
  const code = 'code' in error ? { code: plainLine(String(error.code)) } : {}
  const cause = error.cause && depth < DEEPEST_CAUSE ? { cause: loggedError(error.cause, depth + 1) } : {}
  return { type: error.constructor.name, ...code, message: withoutValues(error), stack: frames(error), ...cause }
}

/** Drizzle puts a statement's values behind its text. */
const withoutValues = ({ message }: Error) => plainLine(message.split('\nparams:')[0]?.slice(0, LONGEST_MESSAGE) ?? '')

/** The places an error passed, without its message, which the stack begins with and which may look like places. */
const frames = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => plainLine(line))
    .join('\n')
