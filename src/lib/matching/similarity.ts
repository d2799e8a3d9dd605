import { distance } from 'fastest-levenshtein'
import type { Qualification } from '@/lib/vocabulary'
import { FILLING, keyWords, ownWords, tellingWords } from './name-key'

/** What identifies a college, in a list and among the known ones. */
export interface Identity {
  name: string
  /** Null if the list does not say. */
  location: string | null
  state: string
  courses: readonly Qualification[]
}

export interface KnownCollege extends Identity {
  id: string
  aliases: readonly string[]
}

/** A college prepared for comparison. */
export interface Entry<Each extends Identity = Identity> {
  college: Each
  names: readonly string[]
  state: string
  town: string
  key: string
  /** Distinctive words of its name. */
  words: readonly string[]
}

/** Minimum share of common words for two names without distinctive ones. */
const SHARED_GENERIC = 0.5
/** Minimum share of a row's distinctive words that a college must have under one of its names. */
const HELD_WORDS = 0.6
/** Maximum share of differing letters, of the longer name; shorter names are not compared this way. */
const OTHER_LETTERS = 0.25
const MIN_LETTERS = 5

/** Whether two folded towns are the same: lists add a district or a quarter to the name. */
export const isSameTown = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one))

/** Share of the words of two names that both have. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length
  return shared / (one.length + other.length - shared)
}

/** Whether two words are the same but for one or two misspelt letters. */
const isNearWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > MIN_LETTERS && distance(one, other) <= 2)

/**
 * Whether a row's place identifies a college with a common name, because one of the college's names contains it: "GMERS
 * Medical College" of Gotri is "GMERS Medical College, Gotri", wherever that is.
 */
export function meansByItsPlace(row: Entry, other: Entry<KnownCollege>): boolean {
  const place = keyWords(row.college.location ?? '')
  if (place.length === 0 || row.words.length > 0) return false
  const kind = ownWords(row.college.name, row.college.location)
  const location = keyWords(other.college.location ?? '')
  return other.names.some((name) => {
    const words = keyWords(name)
    if (words.includes('government') !== kind.includes('government')) return false
    const telling = tellingWords(name).filter((word) => !location.includes(word) || place.includes(word))
    return (
      place.every((word) => words.includes(word)) &&
      telling.every((word) => place.includes(word)) &&
      kind.every((word) => words.includes(word) || FILLING.has(word))
    )
  })
}

/**
 * Whether a row may mean a college of its state: in the same town if the college has most of the row's distinctive
 * words, or nearly all of their letters; anywhere if it has nearly all of the row's distinctive words.
 */
export function isLike(row: Entry, other: Entry<KnownCollege>): boolean {
  const isHere = isSameTown(row.town, other.town)
  if (isHere && areLikeNames(row, other)) return true
  const words = other.names.flatMap((name) => keyWords(name))
  if (row.words.length === 0) return isHere && nameWords(row).every((word) => words.includes(word))
  const held = row.words.filter((word) => words.some((each) => isNearWord(word, each)))
  if (isHere) return held.length >= row.words.length * HELD_WORDS
  return held.length === row.words.length && (held.length > 1 || row.town === '')
}

function areLikeNames(first: Entry, second: Entry): boolean {
  const [one, other] = [first.words, second.words]
  if (one.length === 0 && other.length === 0) return similarity(nameWords(first), nameWords(second)) >= SHARED_GENERIC
  const [letters, others] = [one.join(''), other.join('')]
  const longest = Math.max(letters.length, others.length)
  return longest >= MIN_LETTERS && distance(letters, others) <= longest * OTHER_LETTERS
}

const nameWords = ({ college: { name, location } }: Entry) => ownWords(name, location)
