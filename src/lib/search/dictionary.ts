import { foldText } from '../text/normal-forms/fold-text'
import type { WordsBySound } from './spoken-words'

/** What a word of a search can mean. A `word` only has other spellings. */
export const TERM_KINDS = [
  'country',
  'state',
  'place',
  'course',
  'ownership',
  'department',
  'designation',
  'word',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** Something that people search for, with the ways in which they write it. */
export interface SearchTerm {
  kind: TermKind
  /** As records and addresses write it: "Uttar Pradesh", "mbbs", "government", "Pediatrics". */
  value: string
  /** Other spellings, abbreviations, former names, Hindi. */
  spellings: readonly string[]
}

/** The words that searches understand, with a stamp that changes with them. */
export interface Vocabulary {
  stamp: string
  terms: readonly SearchTerm[]
}

/** What a phrase means: values of one kind, as the records write them. */
export interface Meaning {
  kind: TermKind
  values: readonly string[]
}

/** What a list can be searched for: phrases with their meanings, and phrases with other spellings. Keys are folded. */
export interface Dictionary {
  meanings: ReadonlyMap<string, Meaning>
  spellings: ReadonlyMap<string, readonly string[]>
  /** The words of the list, for a query in Devanagari that bears words which nobody has spelt. */
  sounds?: WordsBySound
}

/** The longest phrase of a dictionary that is looked for, in words. */
export const LONGEST_PHRASE = 6

/**
 * Makes the dictionary of a list.
 * @param terms the vocabulary of spellings
 * @param values what the list holds, by kind, most telling kind first: a phrase means what the first kind makes of it
 */
export function dictionaryOf(
  terms: readonly SearchTerm[],
  values: readonly (readonly [TermKind, readonly string[]])[],
): Dictionary {
  const meanings = new Map<string, { kind: TermKind; values: string[] }>()
  for (const [kind, known] of values) {
    const spelt = spellingsOf(terms.filter((term) => term.kind === kind))
    for (const value of known) {
      for (const phrase of [foldText(value), ...(spelt.get(foldText(value)) ?? [])]) {
        const meaning = meanings.get(phrase)
        if (!meaning) meanings.set(phrase, { kind, values: [value] })
        else if (meaning.kind === kind && !meaning.values.includes(value)) meaning.values.push(value)
      }
    }
  }
  return { meanings, spellings: spellingsOf(terms.filter(({ kind }) => kind === 'place' || kind === 'word')) }
}

/** Every phrase of the terms with the other spellings of the same thing. */
function spellingsOf(terms: readonly SearchTerm[]): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { value, spellings } of terms) {
    const phrases = [...new Set([value, ...spellings].map(foldText))].filter(Boolean)
    for (const phrase of phrases) {
      const others = found.get(phrase) ?? new Set()
      for (const other of phrases) if (other !== phrase) others.add(other)
      found.set(phrase, others)
    }
  }
  return new Map([...found].map(([phrase, others]) => [phrase, [...others]]))
}

/** What a dictionary knows that begins with a folded text, each meaning once, the shortest phrases first. */
export function meaningsBeginning({ meanings }: Dictionary, beginning: string): Meaning[] {
  const found = [...meanings].filter(([phrase]) => phrase.startsWith(beginning))
  found.sort(([one], [other]) => one.length - other.length)
  return [...new Map(found.map(([, meaning]) => [`${meaning.kind}:${meaning.values.join()}`, meaning])).values()]
}
