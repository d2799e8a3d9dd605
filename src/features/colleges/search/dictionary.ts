import { OWNER_GROUPS } from '@/lib/college-kinds-rule'
import type { Language } from '@/lib/language'
import { type Dictionary, dictionaryOf, type Vocabulary } from '@/lib/search/dictionary'
import { COMMON, FILLERS } from '@/lib/search/parsed-query'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { COUNTRIES, QUALIFICATIONS } from '@/lib/vocabulary'
import { COURSE_CHOICES, courseChoice } from './course-mask'
import { type CollegeGroup, statesOf } from './facets'

/** A town that is called like a word of the trade would take the word away from every search. */
const isTellingPlace = (name: string) => !COMMON.has(foldText(name)) && !FILLERS.has(foldText(name))

const latest: Partial<Record<Language, { stamp: string; dictionary: Dictionary }>> = {}

/**
 * What a search of colleges understands: courses, who runs a college, countries, and the states and towns there are
 * colleges in.
 * @param places the towns, as the records write them
 * @param stamp changes when the groups or the vocabulary do; each language keeps the dictionary of the newest
 */
export function collegeDictionary(
  language: Language,
  stamp: string,
  groups: readonly CollegeGroup[],
  places: readonly string[],
  { terms }: Vocabulary,
): Dictionary {
  const kept = latest[language]
  if (kept?.stamp === stamp) return kept.dictionary
  const single = QUALIFICATIONS.filter((name) => courseChoice(name)?.value === name)
  const courses = [...COURSE_CHOICES.map(({ value }) => value), ...single]
  const dictionary = dictionaryOf(terms, [
    ['course', courses],
    ['ownership', Object.keys(OWNER_GROUPS)],
    ['country', COUNTRIES],
    ['state', statesOf(language, groups, null)],
    ['place', places.filter(isTellingPlace)],
  ])
  latest[language] = { stamp, dictionary }
  return dictionary
}
