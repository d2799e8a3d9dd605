import { INSTITUTION_KINDS } from '@/features/jobs/institutions/schema'
import { institutionTexts } from '@/features/jobs/institutions/texts'
import { DEPARTMENTS, DESIGNATIONS, JOB_TYPES, LOCATIONS } from '@/features/jobs/schema'
import { jobTexts } from '@/features/jobs/texts'
import type { Language } from '@/lib/text/language'
import { postingTexts } from '../texts'

/** The words of the form, as the browser is handed them. */
export function postingWords(language: Language) {
  const { labels, hints, groups, walkInLead, optional, choose, allRequired, leaveEmpty, ...texts } =
    postingTexts(language)
  const { kinds } = institutionTexts(language)
  const { types } = jobTexts(language)
  return {
    labels,
    hints,
    groups,
    walkInLead,
    optional,
    choose,
    allRequired,
    leaveEmpty,
    submit: texts.submit,
    changeSubmit: texts.own.changeSubmit,
    sending: texts.sending,
    failed: texts.failed,
    consent: texts.consent,
    sentTitle: texts.sent.title,
    kinds: INSTITUTION_KINDS.map((value) => [value, kinds[value]] as const),
    types: JOB_TYPES.map((value) => [value, types[value]] as const),
    suggestions: { departments: DEPARTMENTS, designations: DESIGNATIONS, places: LOCATIONS },
  }
}
export type PostingWords = ReturnType<typeof postingWords>
