import { loggedError } from './logged-error'
import { plainLine } from './plain-line'

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
 */
export function keepConsolePlain(): void {
  for (const method of METHODS) {
    const original = console[method]
    console[method] = (...values: unknown[]) => original.apply(console, values.map(plain))
  }
}
