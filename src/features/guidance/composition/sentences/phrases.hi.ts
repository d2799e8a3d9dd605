import { nameIn } from '@/lib/names'
import { enumerated, grouped, listed, money, moneyRange, plural } from '@/lib/text/format'
import { type Country, type CourseKey, ownershipLabel, seatPoolLabel } from '@/lib/vocabulary'
import type { Owner, SeatFees } from '../../view'
import { type Coverage, coverageKind, type GuidanceFacts, type OwnerAmounts } from '../facts'
import { type Examination, ownersOf } from '../figures'
import type { About } from '../plan'
import { withoutArticle } from './phrases.en'

/** Singular and plural are alike; before a postposition the plural ends in -ओं. */
const COLLEGE_NOUNS: Record<CourseKey, { one: string; oblique: string }> = {
  mbbs: { one: 'मेडिकल कॉलेज', oblique: 'मेडिकल कॉलेजों' },
  'md-ms': { one: 'MD/MS कॉलेज', oblique: 'MD/MS कॉलेजों' },
  bds: { one: 'डेंटल कॉलेज', oblique: 'डेंटल कॉलेजों' },
  bams: { one: 'आयुर्वेदिक कॉलेज', oblique: 'आयुर्वेदिक कॉलेजों' },
  bhms: { one: 'होम्योपैथिक कॉलेज', oblique: 'होम्योपैथिक कॉलेजों' },
  nursing: { one: 'नर्सिंग कॉलेज', oblique: 'नर्सिंग कॉलेजों' },
  paramedical: { one: 'पैरामेडिकल संस्थान', oblique: 'पैरामेडिकल संस्थानों' },
}

const REGION_KINDS: Record<GuidanceFacts['region']['kind'], string> = {
  State: 'राज्य',
  'Union territory': 'केंद्र शासित प्रदेश',
  Province: 'प्रांत',
  Country: 'देश',
}

/** Before "के आधार पर". */
const EXAMINATIONS: Record<Examination, string> = {
  commission: 'मेडिकल एजुकेशन कमीशन की साझा प्रवेश परीक्षा',
  postgraduate: 'NEET PG (एम्स जैसे राष्ट्रीय महत्व के संस्थानों में INI-CET)',
  nursing: 'राज्य, विश्वविद्यालय या संस्थान की नर्सिंग प्रवेश परीक्षा',
  marks: '12वीं के अंकों या संस्थान की परीक्षा',
  undergraduate: 'NEET UG',
}

export const count = (value: number): string => grouped('hi', value)

/** The form of a word that goes with a number. */
export const many = (amount: number, one: string, other: string): string => plural('hi', amount, { one, other })

/** "₹45,000" or "₹15,000 से ₹50,000"; of Nepal "NPR 45,000". */
export const rupees = ({ min, max }: { min: number; max: number }, country: Country = 'India'): string =>
  min === max ? money('hi', min, country) : moneyRange('hi', min, max, country)

/** "सरकारी सीट ₹64,350 से ₹1,56,621 (सूची के 70 कॉलेज, 2025)". */
export const feesOfSeat = ({ seatPool, colleges: amount, years, ...range }: SeatFees, country: Country): string => {
  const from = enumerated('hi', [`सूची के ${count(amount)} कॉलेज`, ...years])
  return `${seatPool ? `${seatPoolLabel('hi', seatPool)} ` : ''}${rupees(range, country)} (${from})`
}

/** "क", "क और ख", "क, ख और ग". */
export const list = (items: string[]): string => listed('hi', items)

/** The first towns of a longer list, the rest as a number of places. */
export function shortList(towns: string[], limit: number): string {
  const names = towns.slice(0, limit).map((town) => nameIn('hi', town))
  const rest = towns.length - names.length
  return list(rest > 0 ? [...names, `${count(rest)} ${many(rest, 'दूसरी जगह', 'दूसरी जगहें')}`] : names)
}

/** The document that states the shares of the quotas, before "के अनुसार". */
export const schemeName = (body: string | null): string =>
  body ? `${withoutArticle(body)} की काउंसलिंग योजना` : 'ऑल इंडिया काउंसलिंग की योजना'

/** The region inside a sentence: "बिहार", "बागमती प्रांत"; Hindi names of provinces include the kind. */
export const place = ({ region }: About): string =>
  region.kind === 'Province' && !region.name.endsWith(' प्रांत') ? `${region.name} प्रांत` : region.name

/** The region's kind as a noun: "राज्य", "केंद्र शासित प्रदेश", "प्रांत". */
export const kindOf = ({ region }: About): string => REGION_KINDS[region.kind]

/** "पूरे भारत", before "के", "से" and the like. */
export const wholeCountry = ({ region }: About): string => `पूरे ${nameIn('hi', region.country)}`

/** "Ford Medical College, Fordham"; a name that includes the place stands alone. */
export const collegeAt = ({ name, location }: { name: string; location: string | null }): string =>
  !location || name.includes(location) ? name : `${name}, ${nameIn('hi', location)}`

export const collegeNoun = ({ course }: About): string => COLLEGE_NOUNS[course.key].one

/** As `collegeNoun`, in the plural and before a postposition. */
export const collegesOblique = ({ course }: About): string => COLLEGE_NOUNS[course.key].oblique

export const colleges = (about: About, amount: number): string => `${count(amount)} ${collegeNoun(about)}`

/** As `colleges`, before "में से", "की" and the like. */
export const ofColleges = (about: About, amount: number): string =>
  `${count(amount)} ${many(amount, collegeNoun(about), collegesOblique(about))}`

/** A government is "सरकारी", unless the central government is listed too. */
const ownerWord = (owner: Owner, isCentralBeside: boolean): string => {
  if (owner === 'Government' && !isCentralBeside) return 'सरकारी'
  return owner === 'Other' ? 'संचालक की जानकारी नहीं' : ownershipLabel('hi', owner)
}

/** Who runs the only one. */
export const ownershipWord = (owner: Owner): string => ownerWord(owner, false)

/** "राज्य सरकार 8, केंद्र सरकार 1, निजी 5"; owners without a college are left out. */
export const byOwnership = (amounts: OwnerAmounts): string => {
  const isCentralBeside = (amounts['Central Government'] ?? 0) > 0
  return enumerated(
    'hi',
    ownersOf(amounts).map(({ owner, amount }) => `${ownerWord(owner, isCentralBeside)} ${count(amount)}`),
  )
}

/** The examination that ranks the candidates, before "के आधार पर". */
export const examined = (examination: Examination): string => EXAMINATIONS[examination]

/** "बिहार (2024-25 में 22 में से 8) और झारखंड (3)"; the total is left out where unknown or equal. */
export const neighbourList = (neighbours: GuidanceFacts['neighbours']): string =>
  list(
    neighbours.map(({ name, collegeCount, official }) => {
      const isPart = official && coverageKind({ listed: collegeCount, official }) === 'part'
      return `${name} (${isPart ? `${official.year} में ${count(official.amount)} में से ` : ''}${count(collegeCount)})`
    }),
  )

/** "है" of one, "हैं" of many. */
export const are = (amount: number): string => many(amount, 'है', 'हैं')

/** What the site lists in the region compared with the official totals: sentences, ending with a full stop. */
export function collegesListed(about: About, coverage: Coverage): string {
  const { listed, official } = coverage
  const listedOnes = `हमारी सूची में ${place(about)} ${many(listed, 'का', 'के')} ${colleges(about, listed)} ${are(listed)}`
  if (!official) return `${listedOnes}।`
  const { amount, year } = official
  const kind = coverageKind(coverage)
  if (kind === 'part') {
    return `आधिकारिक सूची ${year} के अनुसार ${place(about)} में ${colleges(about, amount)} ${are(amount)}; इनमें से ${count(listed)} हमारी सूची में ${are(listed)}।`
  }
  return kind === 'same'
    ? `${listedOnes}, आधिकारिक सूची ${year} में भी इतने ही।`
    : `${listedOnes}, आधिकारिक सूची ${year} के ${count(amount)} से ज्यादा।`
}

/** "आधिकारिक सूची 2024-25 की 12,545 सालाना सीटों में से 3,050". */
export function seatsOfAll(coverage: Coverage): string {
  const { listed, official } = coverage
  const seats = `${count(listed)} ${many(listed, 'सालाना सीट', 'सालाना सीटें')}`
  if (!official) return seats
  const { amount, year } = official
  const kind = coverageKind(coverage)
  if (kind === 'part') {
    return `आधिकारिक सूची ${year} की ${count(amount)} सालाना ${many(amount, 'सीट', 'सीटों')} में से ${count(listed)}`
  }
  return kind === 'same'
    ? `${seats}, आधिकारिक सूची ${year} में भी इतनी ही`
    : `${seats}, आधिकारिक सूची ${year} की ${count(amount)} से ज्यादा`
}
