/**
 * Characters that end a line, control a terminal or change text direction: control characters (C0, DEL, C1), the
 * separators that some readers break lines at, and bidirectional marks.
 */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const MAX_LENGTH = 2000

const spelled = (character: string) => {
  const code = character.charCodeAt(0)
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`
}

/** Makes a text safe for the log: one line, invisible characters escaped, length limited. */
export const plainLine = (text: string): string =>
  (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text).replace(STEERING, spelled)

const MAX_CAUSE_DEPTH = 3
const MAX_MESSAGE_LENGTH = 1000

export interface LoggedError {
  type: string
  code?: string
  message: string
  stack: string
  cause?: LoggedError | string
}

/**
 * What is logged of an error, without the values of a failed statement and PostgreSQL's details, which repeat them:
 * names, emails and links of people.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return plainLine(String(error).slice(0, 500))
  const code = 'code' in error ? { code: plainLine(String(error.code)) } : {}
  const cause = error.cause && depth < MAX_CAUSE_DEPTH ? { cause: loggedError(error.cause, depth + 1) } : {}
  return { type: error.constructor.name, ...code, message: withoutValues(error), stack: frames(error), ...cause }
}

/** Drizzle appends a statement's values to its text. */
const withoutValues = ({ message }: Error) =>
  plainLine(message.split('\nparams:')[0]?.slice(0, MAX_MESSAGE_LENGTH) ?? '')

/** The stack frames, without the message at the top, which might look like frames. */
const frames = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => plainLine(line))
    .join('\n')
