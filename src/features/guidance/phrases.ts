import type { CourseKey } from '@/lib/vocabulary'
import type { GuidanceFacts } from './facts'

const COLLEGE_NOUNS: Record<CourseKey, [singular: string, plural: string]> = {
  mbbs: ['medical college', 'medical colleges'],
  'md-ms': ['college with MD or MS training', 'colleges with MD or MS training'],
  bds: ['dental college', 'dental colleges'],
  bams: ['Ayurvedic college', 'Ayurvedic colleges'],
  bhms: ['homoeopathic college', 'homoeopathic colleges'],
  nursing: ['nursing college', 'nursing colleges'],
  paramedical: ['institution for paramedical courses', 'institutions for paramedical courses'],
}

const OWNERSHIP_WORDS: Record<string, string> = {
  Government: 'government',
  'Central Government': 'central government',
  'Armed Forces': 'armed forces',
  Private: 'private',
  Deemed: 'deemed university',
}

const PUBLIC_OWNERSHIPS = ['Government', 'Central Government', 'Armed Forces']

/** How public and private colleges are balanced; the texts differ by it. */
export type Balance = 'none' | 'single' | 'public-only' | 'private-only' | 'public-led' | 'private-led' | 'even'

const numbers = new Intl.NumberFormat('en-IN')

export const count = (value: number): string => numbers.format(value)

/** "45,000 rupees" or "15,000 to 50,000 rupees". */
export const rupees = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${count(min)} rupees` : `${count(min)} to ${count(max)} rupees`

/** Makes a phrase fit to open a sentence. */
export const opening = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** "A", "A and B", "A, B and C". */
export function list(items: string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

/** The first names of a longer list, the rest as a number. */
export function shortList(items: string[], limit: number, restNoun: string): string {
  if (items.length <= limit) return list(items)
  return `${items.slice(0, limit).join(', ')} and ${count(items.length - limit)} more ${restNoun}`
}

/** The region as it stands inside a sentence: "Bihar", "the Andaman and Nicobar Islands", "Bagmati Province". */
export function place({ region }: GuidanceFacts): string {
  if (region.kind === 'Province') return `${region.name} Province`
  return region.name.endsWith('Islands') ? `the ${region.name}` : region.name
}

/** "Ford Medical College in Fordham"; a name that tells the place already stands alone. */
export const collegeAt = ({ name, location }: { name: string; location: string }): string =>
  name.includes(location) ? name : `${name} in ${location}`

/** The region's kind as a noun: "state", "union territory", "province". */
export const kindOf = ({ region }: GuidanceFacts): string => region.kind.toLowerCase()

export const collegeNoun = ({ course }: GuidanceFacts, amount: number): string =>
  COLLEGE_NOUNS[course.key][amount === 1 ? 0 : 1]

/** "a dental college", "an Ayurvedic college". */
export const oneCollege = (facts: GuidanceFacts): string => {
  const noun = collegeNoun(facts, 1)
  return `${/^[AEIOaeio]/.test(noun) ? 'an' : 'a'} ${noun}`
}

export const colleges = (facts: GuidanceFacts, amount: number): string =>
  `${count(amount)} ${collegeNoun(facts, amount)}`

/** "8 government, 1 central government and 5 private"; owners without a college are left out. */
export function byOwnership(amounts: Record<string, number>): string {
  return list(
    Object.entries(amounts)
      .filter(([, amount]) => amount > 0)
      .map(([ownership, amount]) => `${count(amount)} ${OWNERSHIP_WORDS[ownership] ?? ownership.toLowerCase()}`),
  )
}

export const total = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

const publicTotal = (amounts: Record<string, number>): number =>
  PUBLIC_OWNERSHIPS.reduce((sum, ownership) => sum + (amounts[ownership] ?? 0), 0)

/** Splits seats or colleges into those of governments and all others. */
export function shares(amounts: Record<string, number>): { publicly: number; privately: number } {
  const publicly = publicTotal(amounts)
  return { publicly, privately: total(amounts) - publicly }
}

export function balance(facts: GuidanceFacts): Balance {
  if (facts.collegeCount === 0) return 'none'
  if (facts.collegeCount === 1) return 'single'
  const { publicly, privately } = shares(facts.countByOwnership)
  if (privately === 0) return 'public-only'
  if (publicly === 0) return 'private-only'
  if (publicly === privately) return 'even'
  return publicly > privately ? 'public-led' : 'private-led'
}

/** The body that allots the region's own seats in this course; none where institutions admit by themselves. */
export function authorityOf({ course, region }: GuidanceFacts): GuidanceFacts['region']['counselling'] {
  if (region.country === 'Nepal') return region.counselling
  if (course.key === 'bams' || course.key === 'bhms') return region.ayushCounselling ?? region.counselling
  if (course.key === 'nursing' || course.key === 'paramedical') return undefined
  return region.counselling
}

/** The examination that ranks the candidates, for the middle of a sentence. */
export function examination({ course, region }: GuidanceFacts): string {
  if (region.country === 'Nepal') return 'the common entrance examination of the Medical Education Commission'
  if (course.key === 'md-ms') return 'NEET-PG, or by INI-CET at institutes of national importance such as AIIMS'
  if (course.key === 'nursing') return 'a nursing entrance test or class 12 marks'
  if (course.key === 'paramedical') return 'class 12 marks or a test of the institution'
  return 'NEET-UG'
}

/** Whether a national and a regional quota share the government seats. */
export const hasQuotas = ({ course, region }: GuidanceFacts): boolean =>
  region.country === 'India' && course.key !== 'nursing' && course.key !== 'paramedical'

/** Share of government seats for all of India and for the region itself, in per cent. */
export const quotas = ({ course }: GuidanceFacts): { national: number; own: number } =>
  course.key === 'md-ms' ? { national: 50, own: 50 } : { national: 15, own: 85 }

/** Neighbours that do have a college for the course, those with most first. */
export const neighboursWithColleges = ({ neighbours }: GuidanceFacts): GuidanceFacts['neighbours'] =>
  neighbours
    .filter((neighbour) => neighbour.collegeCount > 0)
    .sort((first, second) => second.collegeCount - first.collegeCount || first.name.localeCompare(second.name))

/** "Bihar (8) and Jharkhand (3)". */
export const neighbourList = (facts: GuidanceFacts, limit = 3): string =>
  list(
    neighboursWithColleges(facts)
      .slice(0, limit)
      .map((neighbour) => `${neighbour.name} (${count(neighbour.collegeCount)})`),
  )
