import { createHash } from 'node:crypto'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { compareKeys } from '@/lib/text/format'

/** Whether a form was refused because the same had been sent before, which is no failure for the person. */
export const isSentAlready = (error: unknown): boolean =>
  Boolean(expectedErrorOf(error)?.fields.some((field) => /submission_?key/i.test(field)))

const WINDOW_MILLISECONDS = 10 * 60 * 1000

/** The words of an enquiry, in one order, so that the same enquiry always gives the same text. */
const wordsOf = (enquiry: object): string =>
  JSON.stringify(
    Object.entries(enquiry)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([one], [other]) => compareKeys(one, other)),
  )

/**
 * Keys under which an enquiry counts as sent already: the first is its own, the others are those of the same words
 * sent a moment earlier. The words are always part of it: a mended text after a lost answer is a new enquiry.
 * @param formKey the random key of the form as the browser holds it; without one the same words within ten minutes
 *   are one enquiry
 */
export function submissionKeys(enquiry: object, formKey?: string, now = Date.now()): string[] {
  const window = Math.floor(now / WINDOW_MILLISECONDS)
  const marks = formKey ? [formKey] : [String(window), String(window - 1)]
  return marks.map((mark) =>
    createHash('sha256')
      .update(`${mark}\n${wordsOf(enquiry)}`)
      .digest('hex'),
  )
}
