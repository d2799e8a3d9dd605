import { type Config, defaultLoggerOptions } from 'payload'
import { env } from '@/lib/env'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { loggedError, plainLine } from '@/lib/log/logged-error'
import { requestId } from '@/lib/log/request-id'
import { isTooCostly } from '../database/visitor-pool'
import { isUnreadable } from '../foreign-errors'

const FAILURE = 500
/** Whether an error is a response to the caller (wrong password, missing record) rather than a failure. */
export const isExpected = (error: unknown): boolean =>
  (expectedErrorOf(error)?.status ?? FAILURE) < FAILURE || isUnreadable(error) || isTooCostly(error)

const errorIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && !(entry instanceof Error) && 'err' in entry ? entry.err : entry

/** Keeps texts on one line; the serializer below handles errors. */
function plain(entry: unknown): unknown {
  if (typeof entry === 'string') return plainLine(entry)
  if (typeof entry !== 'object' || entry === null || entry instanceof Error) return entry
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, plain(value)]))
}

/** Payload's logger: skips expected errors, logs failures without personal data. */
export const logger: Config['logger'] = {
  options: {
    serializers: { err: (error: unknown) => loggedError(error) },
    ...(env.LOG_FORMAT === 'json' ? { mixin: () => ({ request: requestId() }) } : {}),
    hooks: {
      logMethod(entries, write) {
        if (!isExpected(errorIn(entries[0]))) write.apply(this, entries.map(plain) as typeof entries)
      },
    },
  },
  ...(env.LOG_FORMAT === 'json' ? {} : { destination: defaultLoggerOptions }),
}
