import type { Language } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { nameIn } from '@/lib/vocabulary'

/**
 * What an authority's words for a quota or a category are called, and what explains them: as a whole, or part by part
 * between their commas ("Backward class A, with a disability"). In English where nobody has said how.
 */
export function seatWordsIn(language: Language, english: string): string {
  const whole = nameIn(language, english)
  if (whole !== english) return whole
  const parts = english.split(', ').map((part) => ({ part, said: nameIn(language, part) }))
  // "OBC" is said so in both.
  const isKnown = parts.every(({ part, said }) => said !== part || !/[a-z]/.test(part))
  return isKnown
    ? enumerated(
        language,
        parts.map(({ said }) => said),
      )
    : english
}
