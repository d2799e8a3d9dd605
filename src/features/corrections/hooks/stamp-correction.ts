import { createHash } from 'node:crypto'
import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { rejectConcurrent } from '@/cms/editing/stale-edits'
import { consentNow } from '@/cms/personal/consent'
import { accountOfSender } from '@/cms/personal/sent-by'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { apiError } from '@/lib/errors/expected-error'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/language'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import type { Correction } from '@/payload-types'
import { correctionErrorMessages, correctionMessages } from '../messages'
import { subjectOf } from '../operations/subject'
import { correctionSchema } from '../schema'

/**
 * Validates corrections, consent included, for every route, and sets the page's subject.
 * @throws APIError 400 for an unknown page, ValidationError with field errors
 */
export const checkCorrection: CollectionBeforeValidateHook<Correction> = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const { errors } = correctionMessages(languageOf(data.language))
  const checked = correctionSchema.safeParse(data)
  const hasAgreed = data.consent === true
  if (!checked.success || !hasAgreed) {
    const problems = {
      ...(checked.success ? {} : fieldErrorsOf(checked.error, errors)),
      ...(hasAgreed ? {} : { consent: errors['consent-missing'] }),
    }
    throw new ValidationError({
      collection: 'corrections',
      errors: Object.entries(problems).map(([path, message]) => ({ path, message })),
      req,
    })
  }
  const subject = await subjectOf(req.payload, data.page)
  if (!subject) throw apiError(correctionErrorMessages(STUDIO_LANGUAGE), 'unknown-page')
  return { ...data, ...checked.data, ...subject }
}

/** The same text about the same page is one correction per day, however often it is sent. */
const keyOf = ({ page, figure, right, evidence, email }: Partial<Correction>): string =>
  createHash('sha256')
    .update(JSON.stringify([indianDay(new Date()), page, figure, right, evidence, email ?? '']))
    .digest('hex')

/** Sets the server's fields: account, consent, spam suspicion, and time of the answer. */
export const stampCorrection: CollectionBeforeChangeHook<Correction> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString()
  if (operation !== 'create') {
    await rejectConcurrent(req, 'corrections', originalDoc as Correction)
    const status = data.status ?? originalDoc?.status
    return { ...data, answeredAt: status === 'new' ? null : (originalDoc?.answeredAt ?? now) }
  }
  return {
    ...data,
    ...(await consentNow(req)),
    user: await accountOfSender(req, data),
    suspected: isSuspected(
      suspicionsOf({
        lines: [data.figure],
        // The form asks for a source URL, so it is no sign of spam.
        texts: [data.right],
        honeypotFilled: req.context.correctionHoneypotFilled === true,
      }),
    ),
    submissionKey: keyOf(data),
    status: 'new',
    answeredAt: null,
  }
}
