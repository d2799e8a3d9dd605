import { COLLEGE_KINDS, type CollegeKind, type Ownership, PUBLIC_OWNERSHIPS } from '../vocabulary'

/*
 * The one rule for a college's kinds: those in its record, and those implied by its owner. Lists and the predictor read
 * them as a stored bit mask. Counts and filters by owner use this module too: a deemed university belongs to no other
 * owner group.
 */

/** Kinds implied by the owner, which a record need not repeat. */
export const KINDS_OF_OWNERS: Partial<Record<Ownership, CollegeKind>> = {
  Deemed: 'deemed',
  'Armed Forces': 'armed-forces',
}

/** The three groups of owners that families distinguish. */
export const OWNER_GROUPS = {
  government: PUBLIC_OWNERSHIPS,
  private: ['Private'],
  deemed: ['Deemed'],
} as const satisfies Record<string, readonly Ownership[]>
export type OwnerGroup = keyof typeof OWNER_GROUPS

interface Stated {
  kinds?: readonly CollegeKind[] | null
  ownership?: Ownership | null
}

/** Kinds of a college in vocabulary order. */
export function kindsOf({ kinds, ownership }: Stated): CollegeKind[] {
  const ofOwner = ownership && KINDS_OF_OWNERS[ownership]
  return COLLEGE_KINDS.filter((kind) => kind === ofOwner || kinds?.includes(kind))
}

/** Owner by which a college is counted and filtered; null if unknown. */
export const ownerOf = (college: Stated): Ownership | null =>
  kindsOf(college).includes('deemed') ? 'Deemed' : (college.ownership ?? null)

/** Bit mask of some kinds. */
export const kindBits = (kinds: readonly CollegeKind[]): number =>
  kinds.reduce((mask, kind) => mask | (1 << COLLEGE_KINDS.indexOf(kind)), 0)

export const kindMask = (college: Stated): number => kindBits(kindsOf(college))

/**
 * SQL condition: whether a college is of any of these kinds.
 * @param record alias of the table of colleges
 */
export const isOfKindSql = (record: string, kinds: readonly CollegeKind[]): string =>
  `(coalesce(${record}.kind_mask, 0)::int & ${kindBits(kinds)}) <> 0`

/**
 * `ownerOf()` as SQL text.
 * @param record alias of the table of colleges
 */
export const ownerSql = (record: string): string =>
  `(case when ${isOfKindSql(record, ['deemed'])} then 'Deemed' else ${record}.ownership::text end)`
