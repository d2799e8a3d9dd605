import type { CentralCategory, Restriction } from '../schema'

/** A word of an authority, as far as it decides for whom a seat is. */
export interface SeatTerm {
  id: string
  authorityId: string
  /** The state of the authority; null for that of all India. */
  state: string | null
  kind: 'quota' | 'category'
  code: string
  words: string | null
  central: CentralCategory | null
  restriction: Restriction | null
  forWomen: boolean
  forResidents: boolean
  isPriced: boolean
}

/** What decides which seats are a candidate's. */
export interface Candidate {
  central: CentralCategory
  /** The category of the home state's own list, by its code. */
  own: string | null
  state: string | null
  gender: 'female' | 'male'
  /** The restricted pools that the candidate says they qualify for. */
  also: readonly Restriction[]
}

export interface EligibleSeats {
  /** Quotas that are the candidate's. */
  quotas: string[]
  /** Categories that are the candidate's, in any quota. */
  categories: string[]
  /** The open category: everybody's, where the fee decides or a college has no seats of one's own. */
  openCategories: string[]
}

const isAllowed = ({ restriction }: SeatTerm, { also }: Candidate) => restriction === null || also.includes(restriction)

/** The categories of the home state's own list between which a candidate has to choose. */
export const ownCategories = (terms: readonly SeatTerm[], { central, state }: Pick<Candidate, 'central' | 'state'>) =>
  terms.filter(
    (term) =>
      term.kind === 'category' &&
      term.state !== null &&
      term.state === state &&
      term.words &&
      !term.forWomen &&
      term.central === central &&
      term.restriction === null,
  )

/**
 * Which seats are a candidate's. A word that nobody has explained is nobody's; restricted pools are those of who ticked
 * them; a state's quota is that of its residents. Of a state that divides a category only the candidate's own part
 * counts, and none of them as long as they have not said which.
 */
export function eligibleSeats(terms: readonly SeatTerm[], candidate: Candidate): EligibleSeats {
  const known = terms.filter((term) => term.words && isAllowed(term, candidate))
  const quotas = known.filter((term) => term.kind === 'quota' && (!term.forResidents || term.state === candidate.state))
  const divided = ownCategories(terms, candidate)
  const isOwn = (term: SeatTerm) => {
    if (term.forWomen && candidate.gender !== 'female') return false
    if (term.central !== candidate.central) return false
    if (term.state === null || term.state !== candidate.state || divided.length < 2) return true
    return term.forWomen
      ? womenOf(term, divided, candidate.own)
      : term.code === candidate.own || term.restriction !== null
  }
  const categories = known.filter((term) => term.kind === 'category' && (isOwn(term) || isTicked(term, candidate)))
  const open = known.filter((term) => term.kind === 'category' && term.central === 'open' && term.restriction === null)
  const idsOf = (some: readonly SeatTerm[]) => some.map(({ id }) => id)
  return { quotas: idsOf(quotas), categories: idsOf(categories), openCategories: idsOf(open) }
}

/** "BCB-FEM" is the women's part of "BCB-GEN"; a category of women that belongs to no other is every woman's of it. */
function womenOf(term: SeatTerm, divided: readonly SeatTerm[], own: string | null): boolean {
  const stem = (code: string) => code.split('-')[0]
  const isPart = divided.some(({ code }) => stem(code) === stem(term.code))
  return !isPart || (own !== null && stem(own) === stem(term.code))
}

/** A restricted category that belongs to none of the five, such as that of the disabled of a state. */
const isTicked = (term: SeatTerm, { also }: Candidate) =>
  term.central === null && term.restriction !== null && also.includes(term.restriction)
