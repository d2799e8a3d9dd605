import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Why an application, or a step of it, is rejected. All messages of the job board. */
export const { applicationErrorMessages, jobMessages } = translationsOf<typeof en>({ en, hi })

/** The institution's name as an application stores it: none for a confidential one. */
export const keptInstitution = (institution: string | null | undefined): string =>
  institution || jobMessages(STUDIO_LANGUAGE).confidentialInstitution

/** The institution of an application, as a page or mail in a language says it. */
export const institutionIn = (language: Language, kept: string | null | undefined): string =>
  kept === keptInstitution(null) ? jobMessages(language).confidentialInstitution : (kept ?? '')
