import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { apiError } from '@/lib/errors/api-error'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Correction } from '@/payload-types'
import { correctionSchema } from '../form-schema'
import { correctionErrorMessages, correctionMessages } from '../messages'
import { subjectOf } from '../operations/subject'

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
