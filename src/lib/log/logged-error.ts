import { plainLine } from './plain-line'

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
