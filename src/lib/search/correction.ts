import { distance } from 'fastest-levenshtein'
import { isDevanagari } from '../language'

/** Shortest word that may have an error. Devanagari writes a syllable in one or two characters, so it needs fewer. */
const SHORTEST = { latin: 4, devanagari: 3 }

function lettersAllowed(word: string): number {
  if (isDevanagari(word)) return word.length < SHORTEST.devanagari ? 0 : 1
  if (word.length < SHORTEST.latin) return 0
  return word.length < 6 ? 1 : word.length < 9 ? 2 : 3
}

/** Whether a word is worth comparing: "aaaa" and "abab" are noise, and a number means itself. */
export const isTelling = (word: string): boolean =>
  lettersAllowed(word) > 0 && !/\d/.test(word) && new Set(word).size >= Math.min(3, word.length)

/**
 * The word probably meant.
 * @param candidates folded words; ties go to the same first letter, then to the first
 * @returns null if none is close enough
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | null {
  if (!isTelling(word)) return null
  let best: string | null = null
  let bestCost = lettersAllowed(word) + 0.75
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestCost) continue
    const cost = distance(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5)
    if (cost > 0 && cost < bestCost) {
      best = candidate
      bestCost = cost
    }
  }
  return best
}
