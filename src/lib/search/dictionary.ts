import { foldText } from '../text/normal-forms/fold-text'
import type { WordsBySound } from './spoken-words'

/** What a search term can mean. A `word` only has other spellings. */
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

/** A search term with its spellings. */
export interface SearchTerm {
  kind: TermKind
  /** As in records and slugs: "Uttar Pradesh", "mbbs", "government", "Pediatrics". */
  value: string
  /** Other spellings, abbreviations, former names, Hindi. */
  spellings: readonly string[]
}

/** The search terms, with a version that changes with them. */
export interface Vocabulary {
  stamp: string
  terms: readonly SearchTerm[]
}

/** Meaning of a phrase: values of one kind, as records write them. */
export interface Meaning {
  kind: TermKind
  values: readonly string[]
}

/** Search dictionary of a list: phrases with meanings, and phrases with other spellings. Keys are folded. */
export interface Dictionary {
  meanings: ReadonlyMap<string, Meaning>
  spellings: ReadonlyMap<string, readonly string[]>
  /** Words of the list by sound, for Devanagari words of a query without a known spelling. */
  sounds?: WordsBySound
}

/** Longest phrase looked up, in words. */
export const LONGEST_PHRASE = 6

/**
 * Builds the dictionary of a list.
 * @param terms the vocabulary of spellings
 * @param values values in the list by kind, in order of priority: a phrase takes its meaning from the first kind that
 * has it
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

/** Phrases of the terms with the other spellings of the same thing. */
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

/** Meanings whose phrases begin with a folded text, each once, shortest phrases first. */
export function meaningsBeginning({ meanings }: Dictionary, beginning: string): Meaning[] {
  const found = [...meanings].filter(([phrase]) => phrase.startsWith(beginning))
  found.sort(([one], [other]) => one.length - other.length)
  return [...new Map(found.map(([, meaning]) => [`${meaning.kind}:${meaning.values.join()}`, meaning])).values()]
}
