import { createHash } from 'node:crypto'
import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { consentNow } from '@/cms/personal/consent'
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
 * Holds the rules of the form, the consent among them, for every door, and says what the page is about.
 * @throws APIError 400 for a page that there is not, ValidationError naming each field that needs mending
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

/** The same words about the same page are one correction for a day, however often they are sent. */
const keyOf = ({ page, figure, right, evidence, email }: Partial<Correction>): string =>
  createHash('sha256')
    .update(JSON.stringify([indianDay(new Date()), page, figure, right, evidence, email ?? '']))
    .digest('hex')

/**
 * What the server alone says of a correction: from which account it came, to what its sender agreed, whether a program
 * filled the form, and when it was answered.
 */
export const stampCorrection: CollectionBeforeChangeHook<Correction> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString()
  if (operation !== 'create') {
    const status = data.status ?? originalDoc?.status
    return { ...data, answeredAt: status === 'new' ? null : (originalDoc?.answeredAt ?? now) }
  }
  return {
    ...data,
    ...(await consentNow(req)),
    user: req.user?.role === 'applicant' ? req.user.id : data.user,
    suspected: isSuspected(
      suspicionsOf({
        lines: [data.figure],
        // Where the figure can be read is asked for as an address: it speaks against nobody.
        texts: [data.right],
        honeypotFilled: req.context.correctionHoneypotFilled === true,
      }),
    ),
    submissionKey: keyOf(data),
    status: 'new',
    answeredAt: null,
  }
}
