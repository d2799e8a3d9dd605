import { latinDigits } from './latin-digits'

/** Spellings of one sound in Devanagari that people use for one another, each as its simplest. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  // Joiners only shape letters; a nukta marks a foreign sound that many leave out.
  [/\u200c|\u200d|\u093c/g, ''],
  // A nasal before another consonant, and the chandrabindu, are both written as an anusvara.
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'],
  [/ँ/g, 'ं'],
  // The English "o" of "college" and the "a" of "cat": कॉलेज and कालेज, बैंक and बॅंक.
  [/ऑ/g, 'आ'],
  [/ॉ/g, 'ा'],
  [/ऍ/g, 'ए'],
  [/ॅ/g, 'े'],
]

/**
 * A text as searches compare it: lowercase, accents folded, apostrophes and full stops dropped, spellings of one sound
 * in Devanagari made one, digits Latin, everything else but letters and digits a space. No character that means
 * something to LIKE is left.
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

/** Whether two texts are the same but for capital letters: what people type against the names that we know. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a text says some words already, but for capital letters: "Senior Resident, Surgery". */
export const saysWithin = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
