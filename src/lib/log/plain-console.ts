import { format as formatted } from 'node:util'
import { loggedError, plainLine } from './logged-error'
import { requestId } from './request-id'

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

/** What Next and React add to an error, to find it again in what the browser shows. */
const digestOf = (error: Error) => ('digest' in error ? ` (${plainLine(String(error.digest))})` : '')

function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainLine(value)
  if (!(value instanceof Error)) return value
  const lines: string[] = []
  for (let error = loggedError(value); typeof error === 'object'; error = error.cause ?? '') {
    lines.push(`${error.type}${error.code ? ` ${error.code}` : ''}: ${error.message}`, error.stack)
  }
  return lines.filter(Boolean).join('\n') + digestOf(value)
}

/**
 * Has everything that is written to the console, by us, by Next and by any package, keep to its line and to what a log
 * may hold: an address or a file name of a request can write neither lines of its own nor to the terminal.
 * Only where the site runs for others: what the development server prints is laid out over many lines.
 * @param format `json` writes each as an object on a line of its own
 */
export function keepConsolePlain(format: 'plain' | 'json' = 'plain'): void {
  for (const method of METHODS) {
    const original = console[method]
    const write = (...values: unknown[]) => original.apply(console, values)
    console[method] =
      format === 'json'
        ? (...values: unknown[]) => write(asJson(method, values.map(plain)))
        : (...values: unknown[]) => write(...values.map(plain))
  }
}

/** One line that a collector of logs reads, with the id of the request during which it was written. */
const asJson = (method: string, values: unknown[]) =>
  JSON.stringify({ level: method, time: Date.now(), request: requestId(), msg: formatted(...values) })
