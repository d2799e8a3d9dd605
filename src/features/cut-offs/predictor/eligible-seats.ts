import type { CollegeKind } from '@/lib/vocabulary'
import { type CentralCategory, COMPARED_ROUNDS, type Restriction } from '../schema'

/** A term of an authority, as far as it decides eligibility. */
export interface SeatTerm {
  id: string
  authorityId: string
  /** The state of the authority; null for that of all India. */
  state: string | null
  kind: 'quota' | 'category'
  code: string
  words: string | null
  explanation: string | null
  /** The code of the category in the authority's list that it belongs to. */
  group: string
  central: CentralCategory | null
  restriction: Restriction | null
  forWomen: boolean
  /** The state whose residents alone may hold such a seat. */
  residentsOf: string | null
  isPriced: boolean
  hasNoSeats: boolean
  /** The courses and rounds with comparable closing ranks of it, such as "MBBS r1". */
  heldIn: readonly string[]
}

/** What decides a candidate's eligibility. */
export interface Candidate {
  course: string
  round: keyof typeof COMPARED_ROUNDS
  /** The category in the central list, for all-India seats. */
  central: CentralCategory
  /** The category in the home state's own list, by its code. */
  own: string | null
  state: string | null
  gender: 'female' | 'male'
  /** The restricted pools that the candidate says they qualify for. */
  also: readonly Restriction[]
}

/** A kind of seat that a candidate is eligible for. */
export interface EligibleSeat {
  quotaId: string
  categoryId: string
  /** Of the candidate's own category; others are open. */
  isOwn: boolean
  /** Requires a certificate. */
  isRestricted: boolean
  isPriced: boolean
}

export type StateCategory = { code: string; words: string; central: CentralCategory }

/**
 * Who may hold a seat: what the row of its pool and category asks for, in every column. The category of a seat and who
 * may hold it are two facts: "open to women" is open to no man, and a reserved seat of a state asks for a place in its
 * list as well as for its domicile.
 *
 * | column       | what a candidate needs                                                                      |
 * | ------------ | ------------------------------------------------------------------------------------------- |
 * | category     | nothing; or the same category in the central list; or in the list of the state              |
 * | gender       | a seat for women: to be one                                                                 |
 * | domicile     | `named`: that of the state which quota or category name, if any; `state`: the pool's always |
 * | certificates | `all` that quota and category name; `some`: at least one, or the seat is no one's           |
 */
const ELIGIBILITY = {
  'all India': {
    open: { category: 'any', gender: 'as the seat', domicile: 'named', certificates: 'all' },
    reserved: { category: 'central list', gender: 'as the seat', domicile: 'named', certificates: 'all' },
    unlisted: { category: 'any', gender: 'as the seat', domicile: 'named', certificates: 'some' },
  },
  state: {
    open: { category: 'any', gender: 'as the seat', domicile: 'named', certificates: 'all' },
    reserved: { category: 'state list', gender: 'as the seat', domicile: 'state', certificates: 'all' },
    unlisted: { category: 'any', gender: 'as the seat', domicile: 'named', certificates: 'some' },
  },
} as const

/**
 * Who may hold a seat at a college of some kind, whatever its pool and category. Kinds that are not named ask for
 * nothing here: what an ESIC college or one of a minority keeps for its own, it keeps in pools with a certificate.
 *
 * | kind of college               | gender | certificate |
 * | ----------------------------- | ------ | ----------- |
 * | for women only                | female |             |
 * | of the armed forces           |        | defence     |
 * | for children of army families |        | defence     |
 */
const COLLEGE_ELIGIBILITY: readonly { kind: CollegeKind; gender?: 'female'; certificate?: Restriction }[] = [
  { kind: 'women', gender: 'female' },
  { kind: 'armed-forces', certificate: 'defence' },
  { kind: 'army-families', certificate: 'defence' },
]

const kindsOf = (asking: typeof COLLEGE_ELIGIBILITY): CollegeKind[] => asking.map(({ kind }) => kind)
/** The kinds of college not open to everyone. */
export const RESTRICTED_KINDS = kindsOf(COLLEGE_ELIGIBILITY)
/** Those that require a certificate: their seats are in no band. */
export const CERTIFIED_KINDS = kindsOf(COLLEGE_ELIGIBILITY.filter(({ certificate }) => certificate))

export const closedKinds = (candidate: Pick<Candidate, 'gender' | 'also'>): CollegeKind[] =>
  kindsOf(
    COLLEGE_ELIGIBILITY.filter(
      ({ gender, certificate }) =>
        (gender && gender !== candidate.gender) || (certificate && !candidate.also.includes(certificate)),
    ),
  )

const isIn = (term: SeatTerm, { course, round }: Candidate) =>
  COMPARED_ROUNDS[round].some((each) => term.heldIn.includes(`${course} ${each}`))
const isPlain = (term: SeatTerm) => term.kind === 'category' && !term.forWomen && term.restriction === null

/** The categories of the home state's list with comparable closing ranks: choosing others would have no effect. */
export function stateCategories(terms: readonly SeatTerm[], candidate: Candidate): StateCategory[] {
  const list = new Map<string, StateCategory>()
  for (const term of terms) {
    const { state, words, central, group, code } = term
    if (state === null || state !== candidate.state || !words || !central || !isPlain(term)) continue
    if (!isIn(term, candidate)) continue
    if (!list.has(group) || code === group) list.set(group, { code: group, words, central })
  }
  return [...list.values()]
}

/** The home state's subdivisions of the chosen category, if a choice is needed. */
export const dividedCategories = (list: readonly StateCategory[], { central, own }: Candidate): StateCategory[] => {
  const same = list.filter((each) => each.central === central)
  return central === 'open' || same.length < 2 || list.some(({ code }) => code === own) ? [] : same
}

/** The candidate's category in the home state's list: as chosen, or the only one that fits the central category. */
export function ownCategory(list: readonly StateCategory[], { central, own }: Candidate): StateCategory | null {
  const byCode = list.find(({ code }) => code === own)
  const same = list.filter((each) => each.central === central)
  return byCode ?? (same.length === 1 ? (same[0] ?? null) : null)
}

/** The home state's terms for the category that have no seats by rule, as long as no closing rank has them. */
export const categoriesWithoutSeats = (terms: readonly SeatTerm[], { state, central }: Candidate): SeatTerm[] =>
  terms.filter(
    (term) =>
      term.hasNoSeats && state !== null && term.state === state && term.central === central && term.heldIn.length === 0,
  )

/** The kinds of seat that a candidate is eligible for. Unexplained terms count for no one. */
export function eligibleSeats(terms: readonly SeatTerm[], candidate: Candidate): EligibleSeat[] {
  const own = ownCategory(stateCategories(terms, candidate), candidate)
  const known = terms.filter(({ words }) => words)
  const divided = new Set(known.filter(isPlain).map(({ authorityId, group }) => `${authorityId} ${group}`))
  const isOfState = (category: SeatTerm) => {
    if (category.group === own?.code) return true
    // A women's category without a group, such as that of all backward classes, is open to all women of its class.
    const isForAllWomen = category.forWomen && !divided.has(`${category.authorityId} ${category.group}`)
    return isForAllWomen && category.central === (own?.central ?? candidate.central)
  }
  const categories = new Map<string, SeatTerm[]>()
  for (const term of known) {
    if (term.kind !== 'category') continue
    const list = categories.get(term.authorityId) ?? []
    categories.set(term.authorityId, list)
    list.push(term)
  }
  return known
    .filter(({ kind }) => kind === 'quota')
    .flatMap((quota) =>
      (categories.get(quota.authorityId) ?? []).flatMap((category): EligibleSeat[] => {
        const pool = quota.state === null ? 'all India' : 'state'
        const seat = category.central === null ? 'unlisted' : category.central === 'open' ? 'open' : 'reserved'
        const required = ELIGIBILITY[pool][seat]
        const certificates = [quota.restriction, category.restriction].filter((each) => each !== null)
        const states = [quota.residentsOf, category.residentsOf, required.domicile === 'state' ? quota.state : null]
        const holds =
          (required.category === 'any' ||
            (required.category === 'central list' ? category.central === candidate.central : isOfState(category))) &&
          (!category.forWomen || candidate.gender === 'female') &&
          states.every((state) => state === null || state === candidate.state) &&
          certificates.every((certificate) => candidate.also.includes(certificate)) &&
          (required.certificates === 'all' || certificates.length > 0)
        if (!holds) return []
        const listed = pool === 'all India' ? candidate.central : (own?.central ?? candidate.central)
        return [
          {
            quotaId: quota.id,
            categoryId: category.id,
            isOwn: seat !== 'open' || listed === 'open',
            isRestricted: certificates.length > 0,
            isPriced: quota.isPriced,
          },
        ]
      }),
    )
}
