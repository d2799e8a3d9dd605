import { latinDigits } from './latin-digits'

/** Interchangeable Devanagari spellings of one sound, each mapped to its simplest. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  // Joiners only shape letters; a nukta marks a foreign sound and is often omitted.
  [/\u200c|\u200d|\u093c/g, ''],
  // A nasal before another consonant, and the chandrabindu, both become an anusvara.
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'],
  [/ँ/g, 'ं'],
  // The English "o" of "college" and the "a" of "cat": कॉलेज and कालेज, बैंक and बॅंक.
  [/ऑ/g, 'आ'],
  [/ॉ/g, 'ा'],
  [/ऍ/g, 'ए'],
  [/ॅ/g, 'े'],
]

/**
 * Folds a text for searching: lower case, no accents, no apostrophes or full stops, one Devanagari spelling per sound,
 * Latin digits, and a space for everything but letters and digits. Leaves no character that is special to LIKE.
 */
export function foldText(text: string): string {
  const folded = latinDigits(text)
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, (marks) => (/^[̀-ͯ]+$/.test(marks) ? '' : marks))
    .toLowerCase()
    .replace(/['’‘`´.]/g, '')
  return DEVANAGARI.reduce((done, [spelling, simplest]) => done.replace(spelling, simplest), folded)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Case-insensitive equality, for comparing input with known names. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a text contains some words, case-insensitively: "Senior Resident, Surgery". */
export const includesText = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
