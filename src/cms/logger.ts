import { type Config, defaultLoggerOptions } from 'payload'
import { refusalOf } from '@/lib/refusal'
import { isMissingFile, isUnreadable } from './unreadable'

const FAILURE = 500
const DEEPEST_CAUSE = 3

/**
 * What a log keeps of an error. The values of a failed statement are people's names, addresses and links, and
 * PostgreSQL repeats them in its details: neither is kept.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, 500)
  const code = 'code' in error ? { code: String(error.code) } : {}
  const cause = error.cause && depth < DEEPEST_CAUSE ? { cause: loggedError(error.cause, depth + 1) } : {}
  return {
    type: error.constructor.name,
    ...code,
    message: withoutValues(error.message),
    stack: frames(error),
    ...cause,
  }
}

/** Drizzle puts a statement's values behind its text. */
const withoutValues = (message: string) => message.split('\nparams:')[0]?.slice(0, 1000) ?? ''

/** The places an error passed, without its message, which the stack begins with. */
const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Whether an error is an answer to the person who asked (a wrong password, a missing record), not a failure. */
export function isExpected(error: unknown): boolean {
  return (refusalOf(error)?.status ?? FAILURE) < FAILURE || isUnreadable(error) || isMissingFile(error)
}

const errorIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && !(entry instanceof Error) && 'err' in entry ? entry.err : entry

/** Payload's log: what it refuses on purpose is left out, what fails is kept without anything personal. */
export const logger: Config['logger'] = {
  options: {
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: {
      logMethod(entries, write) {
        if (!isExpected(errorIn(entries[0]))) write.apply(this, entries)
      },
    },
  },
  destination: defaultLoggerOptions,
}
