import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { enumerated } from '@/lib/text/format'

/**
 * Translates an authority's words and explanations for quotas and categories, as a whole or part by part between commas
 * ("Backward class A, with a disability"). English if there is no translation.
 */
export function seatWordsIn(language: Language, english: string): string {
  const whole = nameIn(language, english)
  if (whole !== english) return whole
  const parts = english.split(', ').map((part) => ({ part, said: nameIn(language, part) }))
  // Abbreviations such as "OBC" are the same in both languages.
  const isKnown = parts.every(({ part, said: translated }) => translated !== part || !/[a-z]/.test(part))
  return isKnown
    ? enumerated(
        language,
        parts.map(({ said: translated }) => translated),
      )
    : english
}
