import { COLLEGE_KINDS, type CollegeKind, type Ownership } from './vocabulary'

/*
 * The one rule of what a college is: the kinds that its record names, and those that follow from who runs it. Lists and
 * the predictor read it as one number with a bit for each kind, kept with the college.
 */

/** What follows from the owner and need not be said a second time. */
export const KINDS_OF_OWNERS: Partial<Record<Ownership, CollegeKind>> = {
  Deemed: 'deemed',
  'Armed Forces': 'armed-forces',
}

interface Stated {
  kinds?: readonly CollegeKind[] | null
  ownership?: Ownership | null
}

/** The kinds of a college in the order of the vocabulary. */
export function kindsOf({ kinds, ownership }: Stated): CollegeKind[] {
  const ofOwner = ownership && KINDS_OF_OWNERS[ownership]
  return COLLEGE_KINDS.filter((kind) => kind === ofOwner || kinds?.includes(kind))
}

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
