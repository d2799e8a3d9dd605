import { distance } from 'fastest-levenshtein'
import type { Qualification } from '@/lib/vocabulary'
import { isGenericName, keyWords, nameKey, ownWords, placeKey, tellingWords } from './name-key'

/** What tells one college from another, in a list and among those that are known. */
export interface Identity {
  name: string
  /** Null where the list does not say. */
  location: string | null
  state: string
  courses: readonly Qualification[]
}

export interface KnownCollege extends Identity {
  id: string
  aliases: readonly string[]
}

/** Which known college a row means: one, none, or one that it may be and somebody has to say. */
export type Match = { is: string } | { mayBe: string } | { is: null }

interface Entry<Each extends Identity = Identity> {
  college: Each
  state: string
  town: string
  key: string
  words: readonly string[]
}

/** Of the telling words of two names, the share that both have from which one may be the other. */
const SHARED_WORDS = 0.6
/** The same of two names without a telling word. */
const SHARED_GENERIC = 0.5
/** Of the letters of the longer name, the share that may differ; names shorter than this are not compared so. */
const OTHER_LETTERS = 0.25
const LEAST_LETTERS = 5

const BRANCHES: readonly (readonly Qualification[])[] = [
  ['MBBS', 'MD', 'MS', 'DM', 'MCh'],
  ['BDS', 'MDS'],
  ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
  ['BHMS', 'MD (Homoeopathy)'],
  ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  ['Paramedical'],
]
const branchesOf = (courses: readonly Qualification[]) =>
  BRANCHES.flatMap((branch, index) => (branch.some((name) => courses.includes(name)) ? [index] : []))

/** Whether both teach a course of one council, or nothing is known of one of them. */
function shareBranch(one: Identity, other: Identity): boolean {
  const [first, second] = [branchesOf(one.courses), branchesOf(other.courses)]
  return first.length === 0 || second.length === 0 || first.some((branch) => second.includes(branch))
}

const stateKey = (state: string) => keyWords(state).join('')
const isSameTown = (one: string, other: string) =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one))

/** Of the words of two names, the share that both have. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length
  return shared / (one.length + other.length - shared)
}

const nameWords = ({ college: { name, location } }: Entry) => ownWords(name, location)

/**
 * Whether one name may be the other, of colleges in one town: most of the words that tell them are the same, or nearly
 * all of the letters; of names without such a word, what is left.
 */
function areLike(first: Entry, second: Entry): boolean {
  const [one, other] = [first.words, second.words]
  if (one.length === 0 && other.length === 0) return likeness(nameWords(first), nameWords(second)) >= SHARED_GENERIC
  if (one.length === 0 || other.length === 0) return false
  if (likeness(one, other) >= SHARED_WORDS) return true
  const [letters, others] = [one.join(''), other.join('')]
  const longest = Math.max(letters.length, others.length)
  return longest >= LEAST_LETTERS && distance(letters, others) <= longest * OTHER_LETTERS
}

const entryOf = <Each extends Identity>(college: Each) => ({
  college,
  state: stateKey(college.state),
  town: placeKey(college.location),
  key: nameKey(college.name, college.location),
  words: tellingWords(college.name, college.location),
})

/** By state and name, both with the town that the name may hold and without. */
const keysOf = ({ state, college }: Entry, name: string) => [
  ...new Set([`${state}@${nameKey(name, college.location)}`, `${state}@${nameKey(name, null)}`]),
]

/**
 * Finds the college that each row of an official list means: by folded name or other name within its state, told apart
 * by town and then by course. A name that many bear ("Government Medical College") needs the town, and so does one that
 * several rows bear.
 * @param known all colleges that there are
 * @returns one match for each row, in their order
 */
export function matchRows(rows: readonly Identity[], known: readonly KnownCollege[]): Match[] {
  const byName = new Map<string, Entry<KnownCollege>[]>()
  const byState = new Map<string, Entry<KnownCollege>[]>()
  for (const college of known) {
    const entry = entryOf(college)
    for (const name of [college.name, ...college.aliases])
      for (const key of keysOf(entry, name)) add(byName, key, entry)
    add(byState, entry.state, entry)
  }
  const entries = rows.map(entryOf)
  const bearers = new Map<string, number>()
  for (const { state, key } of entries) bearers.set(`${state}@${key}`, (bearers.get(`${state}@${key}`) ?? 0) + 1)

  return entries.map((row) => {
    const found = keysOf(row, row.college.name).flatMap((key) => byName.get(key) ?? [])
    const named = [...new Set(found)].filter(({ college }) => shareBranch(row.college, college))
    const here = named.filter(({ town }) => isSameTown(row.town, town))
    const [first] = here.length > 0 ? here : named
    if (here.length === 1 && first) return { is: first.college.id }
    const isTelling = !isGenericName(row.college.name, row.college.location)
    const isAlone = named.length === 1 && bearers.get(`${row.state}@${row.key}`) === 1
    if (here.length === 0 && isTelling && isAlone && first) return { is: first.college.id }
    if (first && (isTelling || here.length > 1)) return { mayBe: first.college.id }
    const near = (byState.get(row.state) ?? []).find(
      (other) => isSameTown(row.town, other.town) && shareBranch(row.college, other.college) && areLike(row, other),
    )
    return near ? { mayBe: near.college.id } : { is: null }
  })
}

function add<Each>(index: Map<string, Each[]>, key: string, entry: Each): void {
  const list = index.get(key)
  if (!list) index.set(key, [entry])
  else if (!list.includes(entry)) list.push(entry)
}
