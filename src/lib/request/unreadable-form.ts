/**
 * Errors of Next 16.4, React 19.3, busboy and undici for a form or action arguments that no page of ours sends:
 * truncated, in another format, with dangling references, or from another origin. They lead to a 500.
 */
const READERS = [
  /^Failed to parse body as FormData/,
  /^Unexpected end of (form|file|multipart data)/,
  /^Malformed (part header|content type|urlencoded form)/,
  /^(Multipart: Boundary not found|Missing Content-Type|Unsupported content type)/,
  /^(Invalid Server Actions request|Server Action arguments list is too long|Unknown Server Function)/,
  /^(Connection closed\.|Reply finished with incomplete file part|React doesn't accept base64 encoded file uploads)/,
  /^Invalid (forward reference|reference|data for bytes stream|(Iterator|Map|Set) initializer)/,
  /^Already initialized (Iterator|Map|Set|stream|typed array)/,
  /^(Referenced Blob is not a Blob|Expected an initialized chunk|Could not reference an opaque temporary reference)/,
  /^(Maximum array nesting exceeded|BigInt is too large|Cannot have cyclic thenables|Server Function has too many bound)/,
  /^(The string to be decoded is not correctly encoded|Invalid character)/,
]
const CODES = ['BODY_TOO_LARGE', 'UNREADABLE_FORM']
/** Where these parsers are; if the fault is ours, a stack frame of ours comes first. */
const READERS_PLACE = /next[\\/]dist[\\/]compiled/

/** An action was called without a form: by a program, and wrongly. */
export class UnreadableForm extends Error {
  readonly code = 'UNREADABLE_FORM'
  constructor() {
    super('This is not a form')
  }
}

/**
 * Asserts that an action received a form, which its type promises but a program need not send.
 * @throws UnreadableForm
 */
export function requireForm(form: unknown): asserts form is FormData {
  if (!(form instanceof FormData)) throw new UnreadableForm()
}

/**
 * A text field as submitted, at most `most` characters of it; empty if missing, or a file.
 * @throws UnreadableForm
 */
export function formText(form: FormData, name: string, max = Number.POSITIVE_INFINITY): string {
  requireForm(form)
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, max) : ''
}

/** Whether an error means that the request could not be parsed, which is the client's fault. */
export function isUnreadableForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (READERS.some((words) => words.test(error.message))) return true
  if ('code' in error && CODES.includes(String(error.code))) return true
  const isOfReading = error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError
  return isOfReading && READERS_PLACE.test(firstPlace(error))
}

/** First stack frame in a package or our code; those of Node come before. */
const firstPlace = ({ stack = '', message }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .find((line) => /^\s+at /.test(line) && !/node:|<anonymous>/.test(line)) ?? ''
