import { nearestWord } from '@/lib/search/correction'
import { foldText } from '@/lib/text/normal-forms/fold-text'

/**
 * The known value that another is spelt nearly like, and probably means: "Pediatrics" for "Paediatrics".
 * @returns null for a known value, whatever its letter case, and for one that is like none
 */
export function nearlyAlike(written: string, known: readonly string[]): string | null {
  const folded = new Map(known.map((value) => [foldText(value), value]))
  const word = foldText(written)
  if (folded.has(word)) return null
  return folded.get(nearestWord(word, folded.keys()) ?? '') ?? null
}
