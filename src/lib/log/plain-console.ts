import { format as formatted } from 'node:util'
import { loggedError, plainLine } from './logged-error'
import { requestId } from './request-id'

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const

/** The digest by which Next and React identify an error shown in the browser. */
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
 * Keeps everything written to the console, by us, by Next or by any package, to single lines and to what a log may
 * contain: a URL or file name from a request can neither forge lines nor control the terminal. For production only: the
 * development server's output spans many lines.
 * @param format `json` writes each entry as an object on its own line
 */
export function escapeConsole(format: 'plain' | 'json' = 'plain'): void {
  for (const method of METHODS) {
    const original = console[method]
    const write = (...values: unknown[]) => original.apply(console, values)
    console[method] =
      format === 'json'
        ? (...values: unknown[]) => write(asJson(method, values.map(plain)))
        : (...values: unknown[]) => write(...values.map(plain))
  }
}

/** A line for a log collector, with the id of the request during which it was written. */
const asJson = (method: string, values: unknown[]) =>
  JSON.stringify({ level: method, time: Date.now(), request: requestId(), msg: formatted(...values) })
