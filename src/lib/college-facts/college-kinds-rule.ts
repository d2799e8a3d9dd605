import { COLLEGE_KINDS, type CollegeKind, type Ownership, PUBLIC_OWNERSHIPS } from '../vocabulary'

/*
 * The one rule of what a college is: the kinds that its record names, and those that follow from who runs it. Lists and
 * the predictor read it as one number with a bit for each kind, kept with the college. Whoever counts or filters by owner
 * asks here too: a deemed university is of no other owner.
 */

/** What follows from the owner and need not be said a second time. */
export const KINDS_OF_OWNERS: Partial<Record<Ownership, CollegeKind>> = {
  Deemed: 'deemed',
  'Armed Forces': 'armed-forces',
}

/** The three kinds of owner that a family tells apart. */
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

/** The kinds of a college in the order of the vocabulary. */
export function kindsOf({ kinds, ownership }: Stated): CollegeKind[] {
  const ofOwner = ownership && KINDS_OF_OWNERS[ownership]
  return COLLEGE_KINDS.filter((kind) => kind === ofOwner || kinds?.includes(kind))
}

/** The owner by which a college is counted and filtered; null where nobody knows. */
export const ownerOf = (college: Stated): Ownership | null =>
  kindsOf(college).includes('deemed') ? 'Deemed' : (college.ownership ?? null)

/** The bits of some kinds. */
export const kindBits = (kinds: readonly CollegeKind[]): number =>
  kinds.reduce((mask, kind) => mask | (1 << COLLEGE_KINDS.indexOf(kind)), 0)

/** The kinds of a college as one number. */
export const kindMask = (college: Stated): number => kindBits(kindsOf(college))

/** The kinds that a stored number stands for. */
export const kindsIn = (mask: number | null | undefined): CollegeKind[] =>
  COLLEGE_KINDS.filter((_, bit) => ((mask ?? 0) & (1 << bit)) !== 0)

/**
 * The rule for statements in SQL: whether a college is of any of these kinds.
 * @param record the name by which the statement knows the table of colleges
 */
export const isOfKindSql = (record: string, kinds: readonly CollegeKind[]): string =>
  `(coalesce(${record}.kind_mask, 0)::int & ${kindBits(kinds)}) <> 0`

/**
 * The same for statements in SQL, as text.
 * @param record the name by which the statement knows the table of colleges
 */
export const ownerSql = (record: string): string =>
  `(case when ${isOfKindSql(record, ['deemed'])} then 'Deemed' else ${record}.ownership::text end)`
