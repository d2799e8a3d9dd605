import type { Qualification } from '@/lib/vocabulary'
import { coreKey, isGenericName, keyWords, nameKey, namesOf, placeKey, tellingWords } from './name-key'
import { type Entry, type Identity, isLike, isSameTown, type KnownCollege, meansByItsPlace } from './similarity'

/** Match of a row: a known college, none, or a possible one for an editor to confirm. */
export type Match = { is: string } | { mayBe: string } | { is: null }

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

/** Whether both teach a course of the same council, or the courses of one are unknown. */
function shareBranch(one: Identity, other: Identity): boolean {
  const [first, second] = [branchesOf(one.courses), branchesOf(other.courses)]
  return first.length === 0 || second.length === 0 || first.some((branch) => second.includes(branch))
}

const stateKey = (state: string) => keyWords(state).join('')

const entryOf = <Each extends Identity>(college: Each, aliases: readonly string[] = []): Entry<Each> => ({
  college,
  // "GMC" alone is a kind of college, not a name of this one.
  names: [...namesOf(college.name), ...aliases.filter((alias) => /\s/.test(alias.trim()) || !isGenericName(alias))],
  state: stateKey(college.state),
  town: placeKey(college.location),
  key: nameKey(college.name, college.location),
  words: tellingWords(college.name, college.location),
})

/**
 * Keys of state and name: with and without the town, which the name may contain, and without the words that lists add.
 */
const keysOf = ({ state, college: { location } }: Entry, name: string) => [
  ...new Set([nameKey(name, location), nameKey(name, null), coreKey(name, location)].map((key) => `${state}@${key}`)),
]

/**
 * Finds the college meant by each row of an official list: by folded name or other name within its state, disambiguated
 * by town and then by course. A name that many share ("Government Medical College") needs the town, and so does one
 * that several rows share. If a college of the state may be meant under another spelling, and no other row means it, an
 * editor is asked before a second page is created.
 * @param known all known colleges
 * @param eachOnce whether every row is a different college, as in a list of colleges; elsewhere one may appear in many
 * spellings
 * @returns one match per row, in order
 */
export function matchRows(
  rows: readonly Identity[],
  known: readonly KnownCollege[],
  { eachOnce = false }: { eachOnce?: boolean } = {},
): Match[] {
  const index = indexOf(known)
  const entries = rows.map((row) => entryOf(row))
  const bearers = new Map<string, number>()
  for (const { state, key } of entries) bearers.set(`${state}@${key}`, (bearers.get(`${state}@${key}`) ?? 0) + 1)
  const isOnlyBearer = ({ state, key }: Entry) => bearers.get(`${state}@${key}`) === 1

  const one = eachOnce ? nearestOnly : (_: readonly Entry[], found: (Known | null)[]) => found
  const sure = one(
    entries,
    entries.map((row) => byItsName(row, index, isOnlyBearer(row))),
  )
  // A college matched by name is not matched again by place, and one matched for sure is not offered as possible.
  const byName = new Set(eachOnce ? sure.flatMap((found) => found ?? []) : [])
  const placed = one(
    entries,
    entries.map((row, at) => (sure[at] ? null : byItsPlace(row, index, byName))),
  )
  const meant = new Set(eachOnce ? [...byName, ...placed.flatMap((found) => found ?? [])] : [])
  return entries.map((row, at) => {
    const is = sure[at] ?? placed[at]
    if (is) return { is: is.college.id }
    const near = possible(row, index, isOnlyBearer(row), meant)
    return near ? { mayBe: near.college.id } : { is: null }
  })
}

type Known = Entry<KnownCollege>

/** Of several rows matching one college, keeps those with the closest name. */
function nearestOnly(rows: readonly Entry[], found: (Known | null)[]): (Known | null)[] {
  const claims = new Map<Known | null, Entry[]>()
  for (const [at, row] of rows.entries()) add(claims, found[at] ?? null, row)
  return found.map((college, at) => {
    const row = rows[at]
    if (!college || !row) return null
    const best = Math.max(...(claims.get(college) ?? []).map((other) => nearness(other, college)))
    return nearness(row, college) === best ? college : null
  })
}

/** How close a row's name is to a college's: the same name, a distinctive word of it, or only its place. */
function nearness(row: Entry, { key, words }: Known): number {
  if (row.key === key) return 2
  return row.words.some((word) => words.includes(word)) ? 1 : 0
}

interface Index {
  byName: ReadonlyMap<string, Known[]>
  byState: ReadonlyMap<string, Known[]>
}

function indexOf(known: readonly KnownCollege[]): Index {
  const byName = new Map<string, Known[]>()
  const byState = new Map<string, Known[]>()
  for (const college of known) {
    const entry = entryOf(college, college.aliases)
    for (const name of entry.names) for (const key of keysOf(entry, name)) add(byName, key, entry)
    add(byState, entry.state, entry)
  }
  return { byName, byState }
}

const named = (row: Entry, { byName }: Index) => {
  const found = row.names.flatMap((name) => keysOf(row, name)).flatMap((key) => byName.get(key) ?? [])
  return [...new Set(found)].filter(({ college }) => shareBranch(row.college, college))
}

/** The only college the row can mean, by its name and town. */
function byItsName(row: Entry, index: Index, isOnlyBearer: boolean): Known | null {
  const found = named(row, index)
  const here = found.filter(({ town }) => isSameTown(row.town, town))
  const same = here.length > 1 ? here.filter(({ key }) => key === row.key) : here
  if (here.length > 0) return same.length === 1 ? (same[0] ?? null) : null
  const isTelling = !isGenericName(row.college.name, row.college.location)
  return isTelling && isOnlyBearer && found.length === 1 ? (found[0] ?? null) : null
}

/** Lists put a district, a hospital or a university where others name the town: "GMERS Medical College" of Gotri. */
function byItsPlace(row: Entry, index: Index, meant: ReadonlySet<Known>): Known | null {
  const found = inStateOf(row, index).filter((other) => !meant.has(other) && meansByItsPlace(row, other))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Names that distinguish nothing: every state has several such colleges. */
const COMMON = /^aiims$|^(?:government)?(?:medical|dental|ayurvedic|nursing)college(?:hospitals?)?$/

/** A college that the row may mean and no other row does. */
function possible(row: Entry, index: Index, isOnlyBearer: boolean, meant: ReadonlySet<Known>): Known | undefined {
  const isFree = (other: Known) => !meant.has(other)
  const found = named(row, index).filter(isFree)
  const isTelling = !isGenericName(row.college.name, row.college.location)
  const here = found.filter(({ town }) => isSameTown(row.town, town))
  if (found[0] && (isTelling || here.length > 0 || (isOnlyBearer && found.length === 1 && !COMMON.test(row.key))))
    return here[0] ?? found[0]
  return inStateOf(row, index).find((other) => isFree(other) && isLike(row, other))
}

const inStateOf = (row: Entry, { byState }: Index) =>
  (byState.get(row.state) ?? []).filter(({ college }) => shareBranch(row.college, college))

function add<Key, Each>(index: Map<Key, Each[]>, key: Key, entry: Each): void {
  const list = index.get(key)
  if (!list) index.set(key, [entry])
  else if (!list.includes(entry)) list.push(entry)
}
