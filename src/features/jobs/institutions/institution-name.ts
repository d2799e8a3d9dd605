import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { jobMessages } from '../messages'

/** What an application keeps as the name of the institution; of a confidential one there is none. */
export const keptInstitution = (institution: string | null | undefined): string =>
  institution || jobMessages(STUDIO_LANGUAGE).confidentialInstitution

/** The institution of an application, as a page or mail in a language says it. */
export const institutionIn = (language: Language, kept: string | null | undefined): string =>
  kept === keptInstitution(null) ? jobMessages(language).confidentialInstitution : (kept ?? '')
