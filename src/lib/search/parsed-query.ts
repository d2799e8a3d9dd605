import { foldText } from '../text/normal-forms/fold-text'
import { isTelling, nearestWord } from './correction'
import { type Dictionary, LONGEST_PHRASE, type Meaning } from './dictionary'
import { heardAs, isDevanagari } from './spoken-words'

const LONGEST_QUERY = 100
const MOST_WORDS = 10

/** Words that a question has and a name need not have. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and at for from in near of on the to with ' +
    'का की के को में पर से और कितना कितनी कितने है हैं ka ki ke ko me mein par se aur kitna kitni kitne hai hain'
  ).split(' '),
)
/** Words that tell nothing of a list of colleges or posts once something else was said. */
export const COMMON: ReadonlySet<string> = new Set(
  (
    'admission admissions best cheap cheapest clg collage college colleges course courses doctor doctors fee fees ' +
    'hospital hospitals institute institutes job jobs list medical opening openings post posts seat seats state top ' +
    'naukri universities university vacancies vacancy कालेज मेडिकल महाविद्यालय अस्पताल नौकरी नौकरियां भर्ती पद ' +
    'डाक्टर चिकित्सक विशेषज्ञ'
  ).split(' '),
)

/** A phrase that was understood as one of the list's filters. */
interface Understood extends Meaning {
  /** As it stands in the folded query. */
  said: string
  /** The query without it. */
  rest: string
}

/** A word or phrase to look for in the texts, under any of its spellings. */
export interface Wanted {
  said: string
  spellings: readonly string[]
}

export interface ParsedQuery {
  /** The whole query, folded. */
  phrase: string
  /** The words as they are spelt, for a plain search. */
  words: readonly string[]
  /** The query as records write it: Devanagari in Latin letters where it is known, and without its fillers. */
  written: string
  understood: readonly Understood[]
  /** What is left when everything understood is taken away, without words that tell nothing. */
  wanted: readonly Wanted[]
}

/**
 * Reads what was typed: the longest phrases that mean something become filters, the rest is looked for in the texts.
 * @returns null when nothing was asked; a reading without words when what was asked holds no letter or digit
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

/** Words without those that a name need not have, each once. */
export function tellingOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

interface Phrase {
  said: string
  meaning: Meaning | undefined
  others: readonly string[]
  /** As records write it; empty for a word of Hindi that joins others. */
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

/** Whether a reading is one word that is looked for as it is spelt, so that whatever is found bears the whole query. */
export const isPlainWord = ({ phrase, words, wanted }: ParsedQuery): boolean =>
  wanted[0]?.spellings.length === 1 && words.join() === phrase

/** The values that were understood, by kind: two places of one kind are either of them. */
export function understoodValues({ understood }: ParsedQuery): Map<Meaning['kind'], string[]> {
  const values = new Map<Meaning['kind'], string[]>()
  for (const meaning of understood) {
    values.set(meaning.kind, [...new Set([...(values.get(meaning.kind) ?? []), ...meaning.values])])
  }
  return values
}

/** The query without each of the phrases and words that narrow it, where more than one does. */
export function restsOf(parsed: ParsedQuery | null): string[] {
  if (!parsed) return []
  const words = parsed.wanted.map(({ said }) => ` ${parsed.phrase} `.replace(` ${said} `, ' ').trim())
  return [...parsed.understood.map(({ rest }) => rest), ...words].filter((rest) => rest !== '')
}

/** What a list can say about its own words. */
export interface ListWords {
  /** Whether a word stands in any text of the list. */
  isKnown: (word: string) => Promise<boolean>
  /** Words of the list that look like one, likeliest first. */
  similar: (word: string) => Promise<readonly string[]>
}

/**
 * The query with misspelt words as they were probably meant. Words that the list does not know are tried first; where
 * it knows each of them, but not together, those that have a near neighbour: "aims delhi".
 * @returns null when no word is misspelt, or none is near enough to anything
 */
export async function correctedQuery(parsed: ParsedQuery, dictionary: Dictionary, list: ListWords) {
  const corrections = new Map<string, string>()
  const known: string[] = []
  // What the list itself holds can be found; the vocabulary knows words that it may not have.
  const correct = async (word: string) => {
    const nearest = nearestWord(word, await list.similar(word)) ?? nearestWord(word, dictionaryWords(dictionary))
    if (nearest) corrections.set(word, nearest)
  }
  for (const word of parsed.wanted.flatMap(({ said, spellings }) => (spellings.length === 1 ? [said] : []))) {
    if (COMMON.has(word) || !isTelling(word)) continue
    if (await list.isKnown(word)) known.push(word)
    else await correct(word)
  }
  if (corrections.size === 0 && parsed.words.length > 1) for (const word of known) await correct(word)
  if (corrections.size === 0) return null
  return parsed.phrase
    .split(' ')
    .map((word) => corrections.get(word) ?? word)
    .join(' ')
}

/**
 * The query without the words that stand nowhere in the list, where something of it was understood.
 * @returns null when nothing is to be left out, or nothing would be left
 */
export async function understoodPart({ phrase, understood, wanted }: ParsedQuery, list: ListWords) {
  if (understood.length === 0) return null
  const known = await Promise.all(
    wanted.map(async ({ spellings }) => (await Promise.all(spellings.map(list.isKnown))).some(Boolean)),
  )
  const dropped = wanted.filter((_, index) => !known[index]).map(({ said }) => said)
  if (dropped.length === 0) return null
  const query = dropped.reduce((rest, said) => ` ${rest} `.replace(` ${said} `, ' ').trim(), phrase)
  return { query, dropped }
}

function* dictionaryWords({ meanings, spellings }: Dictionary): Generator<string> {
  for (const phrase of [...meanings.keys(), ...spellings.keys()]) yield* phrase.split(' ')
  yield* COMMON
}
