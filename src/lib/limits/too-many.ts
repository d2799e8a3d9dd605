import { refusalError } from '../refusals/refusal-error'
import { type Language, STUDIO_LANGUAGE } from '../text/language'
import { translations } from '../text/translations'
import * as en from './limit-texts.en'

const TOO_MANY_REQUESTS = 429

/** The sentence of a limit, for every form that can reach one. */
export const limitRefusals = translations<typeof en.limitRefusals>({ en: en.limitRefusals })

/** The sentence for a reached limit. */
export const waitText = (language: Language, retryAfter: number): string =>
  limitRefusals(language)['too-many-attempts']({ retryAfter })

/** The refusal of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  refusalError(limitRefusals(STUDIO_LANGUAGE), 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })
