import { apiError } from '../errors/api-error'
import { type Language, STUDIO_LANGUAGE } from '../text/language'
import { translationsOf } from '../text/translations'
import * as en from './limit-messages.en'
import * as hi from './limit-messages.hi'

const TOO_MANY_REQUESTS = 429

/** The sentence of a limit, for every form that can reach one. */
export const { limitErrorMessages } = translationsOf<typeof en>({ en, hi })

/** The sentence for a reached limit. */
export const waitText = (language: Language, retryAfter: number): string =>
  limitErrorMessages(language)['too-many-attempts']({ retryAfter })

/** The error of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  apiError(limitErrorMessages(STUDIO_LANGUAGE), 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })
