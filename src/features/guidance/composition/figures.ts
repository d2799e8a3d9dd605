import { compareKeys } from '@/lib/text/format'
import { OWNERSHIPS, PUBLIC_OWNERSHIPS } from '@/lib/vocabulary'
import type { GuidanceFacts, Owner, OwnerAmounts } from './facts'

/** All owners in the order of the vocabulary. */
export const OWNERS: readonly Owner[] = [...OWNERSHIPS, 'Other']

/** How public and private colleges are balanced; the texts differ by it. */
export type Balance =
  | 'none'
  | 'single'
  | 'public-only'
  | 'private-only'
  | 'public-led'
  | 'private-led'
  | 'even'
  /** Of too many colleges nobody knows who runs them. */
  | 'unclear'

/** The sentences about who runs the colleges that name their numbers; one alone, none, and unclear ones are told apart. */
export const MIXES = {
  'public-only': 'allPublic',
  'private-only': 'allPrivate',
  'public-led': 'mostlyPublic',
  'private-led': 'mostlyPrivate',
  even: 'balanced',
} as const

/** What ranks the candidates for the seats of a course. */
export type Examination = 'commission' | 'postgraduate' | 'nursing' | 'marks' | 'undergraduate'

/** Who has any of what is counted, in the order of the vocabulary. */
export const ownersOf = (amounts: OwnerAmounts): { owner: Owner; amount: number }[] =>
  OWNERS.map((owner) => ({ owner, amount: amounts[owner] ?? 0 })).filter(({ amount }) => amount > 0)

export const total = (amounts: OwnerAmounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

/** Splits seats or colleges into those of governments, those of others, and those of which the owner is not known. */
export function shares(amounts: OwnerAmounts): { publicly: number; privately: number; unknown: number } {
  const publicly = PUBLIC_OWNERSHIPS.reduce((sum, ownership) => sum + (amounts[ownership] ?? 0), 0)
  const unknown = amounts.Other ?? 0
  return { publicly, privately: total(amounts) - publicly - unknown, unknown }
}

/** Whether more than one kind of owner runs the colleges. */
export const isMixed = (amounts: OwnerAmounts): boolean => ownersOf(amounts).length > 1

export function balance(facts: GuidanceFacts): Balance {
  if (facts.collegeCount === 0) return 'none'
  if (facts.collegeCount < 2) return 'single'
  const { publicly, privately, unknown } = shares(facts.countByOwnership)
  if (publicly > privately + unknown) return privately + unknown === 0 ? 'public-only' : 'public-led'
  if (privately > publicly + unknown) return publicly + unknown === 0 ? 'private-only' : 'private-led'
  return unknown > 0 ? 'unclear' : 'even'
}

/** The body that allots the region's own seats in this course; none where institutions admit by themselves. */
export function authorityOf({
  course,
  region,
}: {
  course: Pick<GuidanceFacts['course'], 'key'>
  region: Pick<GuidanceFacts['region'], 'country' | 'counselling' | 'ayushCounselling'>
}): GuidanceFacts['region']['counselling'] {
  if (region.country === 'Nepal') return region.counselling
  if (course.key === 'bams' || course.key === 'bhms') return region.ayushCounselling ?? region.counselling
  if (course.key === 'nursing' || course.key === 'paramedical') return undefined
  return region.counselling
}

export function examinationOf({ course, region }: GuidanceFacts): Examination {
  if (region.country === 'Nepal') return 'commission'
  if (course.key === 'md-ms') return 'postgraduate'
  if (course.key === 'nursing') return 'nursing'
  return course.key === 'paramedical' ? 'marks' : 'undergraduate'
}

/** Whether a national and a regional quota share the government seats. */
export const hasQuotas = ({ course, region }: GuidanceFacts): boolean =>
  region.country === 'India' && course.key !== 'nursing' && course.key !== 'paramedical'

/** Share of government seats for all of India and for the region itself, in per cent. */
export const quotas = ({ course }: GuidanceFacts): { national: number; own: number } =>
  course.key === 'md-ms' ? { national: 50, own: 50 } : { national: 15, own: 85 }

/** Who announces the shares of the two quotas: the body that allots the national one. */
export const schemeOf = ({ course }: GuidanceFacts): string | null => course.nationalCounselling?.name ?? null

/** Neighbours that do have a college for the course, those with most first. */
const neighboursWithColleges = ({ neighbours }: GuidanceFacts): GuidanceFacts['neighbours'] =>
  neighbours
    .filter((neighbour) => neighbour.collegeCount > 0)
    .sort((first, second) => second.collegeCount - first.collegeCount || compareKeys(first.slug, second.slug))

/** The neighbours that a sentence names. */
export const nearest = (facts: GuidanceFacts, limit = 3) => neighboursWithColleges(facts).slice(0, limit)
