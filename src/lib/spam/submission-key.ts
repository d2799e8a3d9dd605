import { createHash } from 'node:crypto'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { compareKeys } from '@/lib/text/format'

/** Whether a form was rejected as a duplicate, which is no failure for the person. */
export const isSentAlready = (error: unknown): boolean =>
  Boolean(expectedErrorOf(error)?.fields.some((field) => /submission_?key/i.test(field)))

const WINDOW_MILLISECONDS = 10 * 60 * 1000

/** Text of an enquiry in a fixed order, so that equal enquiries give equal text. */
const wordsOf = (enquiry: object): string =>
  JSON.stringify(
    Object.entries(enquiry)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([one], [other]) => compareKeys(one, other)),
  )

/**
 * Deduplication keys of an enquiry: the first is its own, the others those of the same text sent a moment earlier. The
 * text is always included: a corrected one after a lost response is a new enquiry.
 * @param formKey the form's random key in the browser; without one, the same text within ten minutes is a duplicate
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
