import { isDevanagari } from '../language'
import { foldText } from '../text/normal-forms/fold-text'
import { isTelling, nearestWord } from './correction'
import { type Dictionary, LONGEST_PHRASE, type Meaning } from './dictionary'
import { heardAs } from './spoken-words'

const LONGEST_QUERY = 100
const MOST_WORDS = 10

/** Words of queries that names need not contain. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and at for from in near of on the to with ' +
    'का की के को में पर से और कितना कितनी कितने है हैं ka ki ke ko me mein par se aur kitna kitni kitne hai hain'
  ).split(' '),
)
/** Words that distinguish no college or post once the query says anything else. */
export const COMMON: ReadonlySet<string> = new Set(
  (
    'admission admissions best cheap cheapest clg collage college colleges course courses doctor doctors fee fees ' +
    'hospital hospitals institute institutes job jobs list medical opening openings post posts seat seats state top ' +
    'naukri universities university vacancies vacancy कालेज मेडिकल महाविद्यालय अस्पताल नौकरी नौकरियां भर्ती पद ' +
    'डाक्टर चिकित्सक विशेषज्ञ'
  ).split(' '),
)

/** A phrase understood as a filter of the list. */
interface Understood extends Meaning {
  /** As in the folded query. */
  said: string
  /** The query without it. */
  rest: string
}

/** A word or phrase to find in the texts under any of its spellings. */
export interface Wanted {
  said: string
  spellings: readonly string[]
}

export interface ParsedQuery {
  /** The whole query, folded. */
  phrase: string
  /** The words as spelt, for a literal search. */
  words: readonly string[]
  /** The query as records write it: known Devanagari transliterated, without fillers. */
  written: string
  understood: readonly Understood[]
  /** What remains without everything understood and the common words. */
  wanted: readonly Wanted[]
}

/**
 * Parses a query: the longest phrases with a meaning become filters, the rest is searched in the texts.
 * @returns null for an empty query; a result without words if the query has no letter or digit
 */
export function parseQuery(query: string, dictionary: Dictionary): ParsedQuery | null {
  if (!query.trim()) return null
  const tokens = foldText(query.slice(0, LONGEST_QUERY * 2))
    .slice(0, LONGEST_QUERY)
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const words = tellingOf(tokens)
  const understood: Understood[] = []
  const wanted: Wanted[] = []
  const left: Phrase[] = []
  const written: string[] = []
  for (let start = 0; start < tokens.length; ) {
    const length = longestPhrase(tokens, start, dictionary)
    const phrase = readPhrase(tokens.slice(start, start + length).join(' '), dictionary)
    const { said, meaning, others } = phrase
    const rest = [...tokens.slice(0, start), ...tokens.slice(start + length)].filter((token) => !FILLERS.has(token))
    if (meaning) understood.push({ ...meaning, said, rest: rest.join(' ') })
    else if (others.length > 0 && !isCommon(phrase)) wanted.push({ said, spellings: [said, ...others] })
    else left.push(phrase)
    if (phrase.written) written.push(phrase.written)
    start += length
  }
  const other = left.filter(({ said }) => !FILLERS.has(said))
  const specific = other.filter((phrase) => !isCommon(phrase))
  const kept = specific.length + wanted.length + understood.length > 0 ? specific : other
  const plain = [...new Set(kept.map(({ said }) => said))].map((said) => ({ said, spellings: [said] }))
  return { phrase: tokens.join(' '), words, written: written.join(' '), understood, wanted: [...wanted, ...plain] }
}

/** Words without fillers, each once. */
export function tellingOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

interface Phrase {
  said: string
  meaning: Meaning | undefined
  others: readonly string[]
  /** As records write it; empty for a Hindi filler word. */
  written: string
}

function readPhrase(said: string, { meanings, spellings, sounds }: Dictionary): Phrase {
  const isKnown = FILLERS.has(said) || meanings.has(said) || spellings.has(said)
  const heard = isKnown || !sounds ? [] : heardAs(said, sounds)
  const name = heard[0] ?? said
  const meaning = meanings.get(name)
  const others = [...heard, ...(spellings.get(name) ?? [])]
  if (!isDevanagari(said)) return { said, meaning, others, written: said }
  const known = heard[0] ?? (meaning?.values[0] && foldText(meaning.values[0])) ?? others[0] ?? said
  return { said, meaning, others, written: FILLERS.has(said) ? '' : known }
}

const isCommon = ({ said, written }: Phrase): boolean => COMMON.has(said) || COMMON.has(written)

function longestPhrase(tokens: readonly string[], start: number, { meanings, spellings }: Dictionary): number {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length > 1; length--) {
    const phrase = tokens.slice(start, start + length).join(' ')
    if (meanings.has(phrase) || spellings.has(phrase)) return length
  }
  return 1
}

/** Whether a query is one word searched as spelt, so that every result contains the whole query. */
export const isPlainWord = ({ phrase, words, wanted }: ParsedQuery): boolean =>
  wanted[0]?.spellings.length === 1 && words.join() === phrase

/** Understood values by kind; several of one kind are alternatives. */
export function understoodValues({ understood }: ParsedQuery): Map<Meaning['kind'], string[]> {
  const values = new Map<Meaning['kind'], string[]>()
  for (const meaning of understood) {
    values.set(meaning.kind, [...new Set([...(values.get(meaning.kind) ?? []), ...meaning.values])])
  }
  return values
}

/** Variants of the query, each without one of the phrases or words that narrow it, if there is more than one. */
export function restsOf(parsed: ParsedQuery | null): string[] {
  if (!parsed) return []
  const words = parsed.wanted.map(({ said }) => ` ${parsed.phrase} `.replace(` ${said} `, ' ').trim())
  return [...parsed.understood.map(({ rest }) => rest), ...words].filter((rest) => rest !== '')
}

/** A list's knowledge of its own words. */
export interface ListWords {
  /** The words of its texts, the most frequent first. */
  all: () => Promise<readonly string[]>
}

/** Whether each word of a phrase occurs in the list, even as a part of another. */
const isKnownTo = (words: readonly string[], phrase: string): boolean =>
  phrase.split(' ').every((word) => words.some((each) => each.includes(word)))

/**
 * Corrects misspelt words of a query. Words unknown to the list are corrected first; if it knows each of them but not
 * together, those with a close neighbour: "aims delhi".
 * @returns null if no word is misspelt, or none is close enough to any other
 */
export async function correctedQuery(parsed: ParsedQuery, dictionary: Dictionary, list: ListWords) {
  const asked = parsed.wanted
    .flatMap(({ said, spellings }) => (spellings.length === 1 ? [said] : []))
    .filter((word) => !COMMON.has(word) && isTelling(word))
  if (asked.length === 0) return null
  const corrections = new Map<string, string>()
  const known: string[] = []
  const words = await list.all()
  // Words of the list itself are sure to be found; the vocabulary has words that the list may lack.
  const correct = (word: string) => {
    const nearest = nearestWord(word, words) ?? nearestWord(word, dictionaryWords(dictionary))
    if (nearest) corrections.set(word, nearest)
  }
  for (const word of asked) {
    if (isKnownTo(words, word)) known.push(word)
    else correct(word)
  }
  if (corrections.size === 0 && parsed.words.length > 1) known.forEach(correct)
  if (corrections.size === 0) return null
  return parsed.phrase
    .split(' ')
    .map((word) => corrections.get(word) ?? word)
    .join(' ')
}

/**
 * The query without words that occur nowhere in the list, if part of it was understood.
 * @returns null if there is nothing to omit, or nothing would remain
 */
export async function understoodPart({ phrase, understood, wanted }: ParsedQuery, list: ListWords) {
  if (understood.length === 0) return null
  const words = await list.all()
  const dropped = wanted
    .filter(({ spellings }) => !spellings.some((spelling) => isKnownTo(words, spelling)))
    .map(({ said }) => said)
  if (dropped.length === 0) return null
  const query = dropped.reduce((rest, said) => ` ${rest} `.replace(` ${said} `, ' ').trim(), phrase)
  return { query, dropped }
}

function* dictionaryWords({ meanings, spellings }: Dictionary): Generator<string> {
  for (const phrase of [...meanings.keys(), ...spellings.keys()]) yield* phrase.split(' ')
  yield* COMMON
}
