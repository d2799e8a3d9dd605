import { grouped, listed, plural } from '@/lib/text/format'
import { type Country, type CourseKey, seatPoolLabel } from '@/lib/vocabulary'
import type { Owner, SeatFees } from '../../view'
import { type Coverage, coverageKind, type GuidanceFacts, type OwnerAmounts } from '../facts'
import { type Examination, ownersOf } from '../figures'
import type { About } from '../plan'

const COLLEGE_NOUNS: Record<CourseKey, { one: string; other: string }> = {
  mbbs: { one: 'medical college', other: 'medical colleges' },
  'md-ms': { one: 'college with MD or MS training', other: 'colleges with MD or MS training' },
  bds: { one: 'dental college', other: 'dental colleges' },
  bams: { one: 'Ayurvedic college', other: 'Ayurvedic colleges' },
  bhms: { one: 'homoeopathic college', other: 'homoeopathic colleges' },
  nursing: { one: 'nursing college', other: 'nursing colleges' },
  paramedical: { one: 'institution for paramedical courses', other: 'institutions for paramedical courses' },
}

const OWNERSHIP_WORDS: Record<Owner, string> = {
  Government: 'government',
  'Central Government': 'central government',
  'Armed Forces': 'armed forces',
  Private: 'private',
  Deemed: 'deemed university',
  Other: 'of unknown owner',
}

const REGION_KINDS: Record<GuidanceFacts['region']['kind'], string> = {
  State: 'state',
  'Union territory': 'union territory',
  Province: 'province',
  Country: 'country',
}

const EXAMINATIONS: Record<Examination, string> = {
  commission: 'the common entrance examination of the Medical Education Commission',
  postgraduate: 'NEET-PG, or by INI-CET at institutes of national importance such as AIIMS',
  nursing: 'a nursing entrance test of the state, the university or the institute',
  marks: 'class 12 marks or a test of the institution',
  undergraduate: 'NEET-UG',
}

export const count = (value: number): string => grouped('en', value)

/** Singular or plural by number. */
export const many = (amount: number, one: string, other: string): string => plural('en', amount, { one, other })

/** "45,000 rupees" or "15,000 to 50,000 rupees"; of Nepal "45,000 Nepali rupees". */
export const rupees = ({ min, max }: { min: number; max: number }, country: Country = 'India'): string =>
  `${min === max ? count(min) : `${count(min)} to ${count(max)}`} ${country === 'Nepal' ? 'Nepali rupees' : 'rupees'}`

/** "government seat 64,350 to 1,56,621 rupees (70 listed colleges, 2025)". */
export const feesOfSeat = ({ seatPool, colleges: amount, years, ...range }: SeatFees, country: Country): string => {
  const from = [`${count(amount)} ${many(amount, 'listed college', 'listed colleges')}`, ...years].join(', ')
  return `${seatPool ? `${seatPoolLabel('en', seatPool)} ` : ''}${rupees(range, country)} (${from})`
}

/** Capitalises a phrase for the start of a sentence. */
export const opening = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** Prepares a record's text for the middle of a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A name without its leading article, for sentences with their own. */
export const withoutArticle = (name: string): string => name.replace(/^The /, '')

/** "A", "A and B", "A, B and C". */
export const list = (items: string[]): string => listed('en', items)

/** First names of a longer list, and the number of others. */
export function shortList(items: string[], limit: number): string {
  if (items.length <= limit) return list(items)
  return list([...items.slice(0, limit), `${count(items.length - limit)} more places`])
}

/** Source of the quota shares, for the middle of a sentence. */
export const schemeName = (body: string | null): string =>
  body ? `counselling scheme of the ${withoutArticle(body)}` : 'national counselling scheme'

/** The region inside a sentence: "Bihar", "the Andaman and Nicobar Islands", "Bagmati Province". */
export function place({ region }: About): string {
  if (region.kind === 'Province') return `${region.name} Province`
  return region.name.endsWith('Islands') ? `the ${region.name}` : region.name
}

/** The region's kind: "state", "union territory", "province". */
export const kindOf = ({ region }: About): string => REGION_KINDS[region.kind]

/** "Ford Medical College in Fordham"; without the city if the name includes it. */
export const collegeAt = ({ name, location }: { name: string; location: string | null }): string =>
  !location || name.includes(location) ? name : `${name} in ${location}`

export const collegeNoun = ({ course }: About, amount: number) => plural('en', amount, COLLEGE_NOUNS[course.key])

/** "a dental college", "an Ayurvedic college". */
export function oneCollege(about: About): string {
  const noun = collegeNoun(about, 1)
  return `${/^[AEIOaeio]/.test(noun) ? 'an' : 'a'} ${noun}`
}

export const colleges = (about: About, amount: number): string => `${count(amount)} ${collegeNoun(about, amount)}`

export const ownershipWord = (ownership: Owner): string => OWNERSHIP_WORDS[ownership]

/** "8 government, 1 central government and 5 private"; ownerships without a college are omitted. */
export const byOwnership = (amounts: OwnerAmounts): string =>
  list(ownersOf(amounts).map(({ owner, amount }) => `${count(amount)} ${ownershipWord(owner)}`))

/** The examination, for the middle of a sentence. */
export const examined = (examination: Examination): string => EXAMINATIONS[examination]

/** "Bihar (8 of 22 in 2024-25) and Jharkhand (3)"; totals only if known and larger. */
export const neighbourList = (neighbours: GuidanceFacts['neighbours']): string =>
  list(
    neighbours.map(({ name, collegeCount, official }) => {
      const isPart = official && coverageKind({ listed: collegeCount, official }) === 'part'
      return `${name} (${count(collegeCount)}${isPart ? ` of ${count(official.amount)} in ${official.year}` : ''})`
    }),
  )

/** What is listed of the official total, each said by `named`. */
function ofAll({ listed, official }: Coverage, named: (amount: number) => string): string {
  if (!official) return named(listed)
  const { amount, year } = official
  const kind = coverageKind({ listed, official })
  if (kind === 'part') return `${count(listed)} of the ${named(amount)} of the official list ${year}`
  return kind === 'same'
    ? `${named(listed)}, the same number as the official list ${year} has`
    : `${named(listed)}, more than the ${count(amount)} of the official list ${year}`
}

/** "15 of the 73 medical colleges of the official list 2024-25". */
export const collegesOfAll = (about: About, coverage: Coverage): string =>
  ofAll(coverage, (amount) => colleges(about, amount))

/** "3,050 of the 12,545 seats a year of the official list 2024-25". */
export const seatsOfAll = (coverage: Coverage): string =>
  ofAll(coverage, (amount) => `${count(amount)} ${many(amount, 'seat', 'seats')} a year`)
