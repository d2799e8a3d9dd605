import { compareKeys } from '@/lib/text/format'
import { OWNERSHIPS, PUBLIC_OWNERSHIPS } from '@/lib/vocabulary'
import type { Owner } from '../view'
import type { GuidanceFacts, OwnerAmounts } from './facts'

/** Ownerships in vocabulary order. */
export const OWNERS: readonly Owner[] = [...OWNERSHIPS, 'Other']

/** Balance of public and private colleges, which decides the wording. */
export type Balance =
  | 'none'
  | 'single'
  | 'public-only'
  | 'private-only'
  | 'public-led'
  | 'private-led'
  | 'even'
  /** Too many are of unknown ownership. */
  | 'unclear'

/** Variants of sentences about ownership that name numbers: none, one, and unclear are separate. */
export const MIXES = {
  'public-only': 'allPublic',
  'private-only': 'allPrivate',
  'public-led': 'mostlyPublic',
  'private-led': 'mostlyPrivate',
  even: 'balanced',
} as const

/** The examination that ranks candidates for the course. */
export type Examination = 'commission' | 'postgraduate' | 'nursing' | 'marks' | 'undergraduate'

/** Ownerships with any, in vocabulary order. */
export const ownersOf = (amounts: OwnerAmounts): { owner: Owner; amount: number }[] =>
  OWNERS.map((owner) => ({ owner, amount: amounts[owner] ?? 0 })).filter(({ amount }) => amount > 0)

export const total = (amounts: OwnerAmounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

/** Splits seats or colleges into government, other, and unknown ownership. */
export function shares(amounts: OwnerAmounts): { publicly: number; privately: number; unknown: number } {
  const publicly = PUBLIC_OWNERSHIPS.reduce((sum, ownership) => sum + (amounts[ownership] ?? 0), 0)
  const unknown = amounts.Other ?? 0
  return { publicly, privately: total(amounts) - publicly - unknown, unknown }
}

/** Whether several kinds of ownership occur. */
export const isMixed = (amounts: OwnerAmounts): boolean => ownersOf(amounts).length > 1

export function balance(facts: GuidanceFacts): Balance {
  if (facts.collegeCount === 0) return 'none'
  if (facts.collegeCount < 2) return 'single'
  const { publicly, privately, unknown } = shares(facts.countByOwnership)
  if (publicly > privately + unknown) return privately + unknown === 0 ? 'public-only' : 'public-led'
  if (privately > publicly + unknown) return publicly + unknown === 0 ? 'private-only' : 'private-led'
  return unknown > 0 ? 'unclear' : 'even'
}

/** Authority for the region's own seats in this course; none if institutions admit themselves. */
export function authorityOf(props: {
  course: Pick<GuidanceFacts['course'], 'key'>
  region: Pick<GuidanceFacts['region'], 'country' | 'counselling' | 'ayushCounselling'>
}): GuidanceFacts['region']['counselling'] {
  const { course, region } = props
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

/** What reasons and questions alike may end with. */
export const entrance = (facts: GuidanceFacts) =>
  ({ kind: 'entrance', facts: { examination: examinationOf(facts) } }) as const

/** Whether government seats are split into national and regional quotas. */
export const hasQuotas = ({ course, region }: GuidanceFacts): boolean =>
  region.country === 'India' && course.key !== 'nursing' && course.key !== 'paramedical'

/** Percentages of government seats for all of India and for the region. */
export const quotas = ({ course }: GuidanceFacts): { national: number; own: number } =>
  course.key === 'md-ms' ? { national: 50, own: 50 } : { national: 15, own: 85 }

/** Source of the quota shares: the national authority. */
export const schemeOf = ({ course }: GuidanceFacts): string | null => course.nationalCounselling?.name ?? null

/** Neighbouring regions with a college for the course, most first. */
const neighboursWithColleges = ({ neighbours }: GuidanceFacts): GuidanceFacts['neighbours'] =>
  neighbours
    .filter((neighbour) => neighbour.collegeCount > 0)
    .sort((first, second) => second.collegeCount - first.collegeCount || compareKeys(first.slug, second.slug))

/** Neighbours named in a sentence. */
export const nearest = (facts: GuidanceFacts, limit = 3) => neighboursWithColleges(facts).slice(0, limit)
