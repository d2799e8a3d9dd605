import type { Language } from './language'
import { COURSE_PAGE_SLUGS } from './paths/course-paths.mjs'

/** Closed vocabularies of the domain, shared by records, forms, filters and the seed. */

export const COUNTRIES = ['India', 'Nepal'] as const
export type Country = (typeof COUNTRIES)[number]

/** Owners of colleges, as in the NMC and DCI lists. */
export const OWNERSHIPS = ['Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** Government owners; all others are private. */
export const PUBLIC_OWNERSHIPS = [
  'Government',
  'Central Government',
  'Armed Forces',
] as const satisfies readonly Ownership[]

/** Whether a government runs it; false if the owner is unknown. */
export const isOfGovernment = ({ ownership }: { ownership: Ownership | null }): boolean =>
  PUBLIC_OWNERSHIPS.some((each) => each === ownership)

/**
 * Kinds of college that determine who may apply, besides the owner: by its Act, its authority or its community. Each is
 * a bit of a stored number, so append new ones.
 */
export const COLLEGE_KINDS = [
  'deemed',
  'women',
  'national-importance',
  'central-university',
  'esic',
  'armed-forces',
  'army-families',
  'minority',
] as const
export type CollegeKind = (typeof COLLEGE_KINDS)[number]

/**
 * Precision of a college's coordinates: its own postal address confirmed by two sources, its PIN code, or only its
 * town.
 */
export const POINT_PRECISIONS = ['address', 'pin', 'town'] as const
export type PointPrecision = (typeof POINT_PRECISIONS)[number]

/** Qualifications as listed in a college's prospectus. */
export const QUALIFICATIONS = [
  'MBBS',
  'MD',
  'MS',
  'DM',
  'MCh',
  'BDS',
  'MDS',
  'BAMS',
  'MD (Ayurveda)',
  'MS (Ayurveda)',
  'BHMS',
  'MD (Homoeopathy)',
  'B.Sc Nursing',
  'Post Basic B.Sc Nursing',
  'M.Sc Nursing',
  'GNM',
  'Paramedical',
] as const
export type Qualification = (typeof QUALIFICATIONS)[number]

/**
 * Kinds of seat with a fee of their own, as counselling authorities distinguish them: at government rates, by merit at
 * a private college, of the all-India quota, of the college's own choice (institutional, management), of deemed
 * universities, for non-resident Indians and for foreigners.
 */
export const SEAT_POOLS = [
  'government',
  'all-india',
  'private',
  'institutional',
  'management',
  'deemed',
  'nri',
  'foreign',
] as const
export type SeatPool = (typeof SEAT_POOLS)[number]

/**
 * What a college's amount stands for: the yearly fee, the service bond or its penalty, an intern's stipend, the
 * deposit.
 */
export const AMOUNT_KINDS = ['fee', 'bond', 'stipend', 'deposit'] as const
export type AmountKind = (typeof AMOUNT_KINDS)[number]

/** The seven courses in menu order. The key is the first part of a guidance page's slug. */
export const COURSES = [
  { key: 'mbbs', name: 'MBBS', qualifications: ['MBBS'] },
  { key: 'md-ms', name: 'MD/MS', qualifications: ['MD', 'MS', 'DM', 'MCh'] },
  { key: 'bds', name: 'BDS', qualifications: ['BDS', 'MDS'] },
  { key: 'bams', name: 'BAMS', qualifications: ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'] },
  { key: 'bhms', name: 'BHMS', qualifications: ['BHMS', 'MD (Homoeopathy)'] },
  {
    key: 'nursing',
    name: 'B.Sc Nursing',
    qualifications: ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  },
  { key: 'paramedical', name: 'Paramedical', qualifications: ['Paramedical'] },
] as const satisfies readonly {
  key: keyof typeof COURSE_PAGE_SLUGS
  name: string
  qualifications: readonly Qualification[]
}[]
export type CourseKey = (typeof COURSES)[number]['key']
export const COURSE_KEYS = COURSES.map((course) => course.key)

export const isCourseKey = (value: string): value is CourseKey => COURSE_KEYS.some((key) => key === value)

const COUNTRY_LABELS: Record<Language, Record<Country, string>> = {
  en: { India: 'India', Nepal: 'Nepal' },
  hi: { India: 'भारत', Nepal: 'नेपाल' },
}

const OWNERSHIP_LABELS: Record<Language, Record<Ownership | 'Other', string>> = {
  en: {
    Government: 'Government',
    'Central Government': 'Central Government',
    'Armed Forces': 'Armed Forces',
    Private: 'Private',
    Deemed: 'Deemed',
    Other: 'Not known',
  },
  hi: {
    Government: 'राज्य सरकार',
    'Central Government': 'केंद्र सरकार',
    'Armed Forces': 'सशस्त्र सेना',
    Private: 'निजी',
    Deemed: 'डीम्ड यूनिवर्सिटी',
    Other: 'जानकारी नहीं',
  },
}

const COLLEGE_KIND_LABELS: Record<Language, Record<CollegeKind, string>> = {
  en: {
    deemed: 'Deemed university',
    women: 'Women only',
    'national-importance': 'Institute of national importance',
    'central-university': 'Of a central university',
    esic: 'Run by ESIC',
    'armed-forces': 'Armed forces',
    'army-families': 'For children of army personnel',
    minority: 'Minority institution',
  },
  hi: {
    deemed: 'डीम्ड यूनिवर्सिटी',
    women: 'सिर्फ महिलाओं के लिए',
    'national-importance': 'राष्ट्रीय महत्व का संस्थान',
    'central-university': 'केंद्रीय विश्वविद्यालय का कॉलेज',
    esic: 'ESIC का कॉलेज',
    'armed-forces': 'सशस्त्र सेना',
    'army-families': 'सैनिकों के बच्चों के लिए',
    minority: 'अल्पसंख्यक संस्थान',
  },
}

const SEAT_POOL_LABELS: Record<Language, Record<SeatPool, string>> = {
  en: {
    government: 'Government seat',
    'all-india': 'All-India quota',
    private: 'Private seat',
    institutional: 'Institutional quota',
    management: 'Management quota',
    deemed: 'Deemed university seat',
    nri: 'NRI quota',
    foreign: 'Foreign nationals',
  },
  hi: {
    government: 'सरकारी सीट',
    'all-india': 'अखिल भारतीय कोटा',
    private: 'निजी सीट',
    institutional: 'संस्थागत कोटा',
    management: 'मैनेजमेंट कोटा',
    deemed: 'डीम्ड यूनिवर्सिटी की सीट',
    nri: 'NRI कोटा',
    foreign: 'विदेशी नागरिक',
  },
}

const AMOUNT_KIND_LABELS: Record<Language, Record<AmountKind, string>> = {
  en: { fee: 'Fee a year', bond: 'Bond', stipend: 'Stipend a month', deposit: 'Deposit' },
  hi: { fee: 'सालाना फीस', bond: 'बॉन्ड', stipend: 'हर महीने स्टाइपेंड', deposit: 'जमानत राशि' },
}

export const countryLabel = (language: Language, country: Country): string => COUNTRY_LABELS[language][country]

/** Label of an owner; "Not known" if the record does not say. */
export const ownershipLabel = (language: Language, ownership: Ownership | 'Other'): string =>
  OWNERSHIP_LABELS[language][ownership]

export const seatPoolLabel = (language: Language, pool: SeatPool): string => SEAT_POOL_LABELS[language][pool]

export const collegeKindLabel = (language: Language, kind: CollegeKind): string => COLLEGE_KIND_LABELS[language][kind]

export const amountKindLabel = (language: Language, kind: AmountKind): string => AMOUNT_KIND_LABELS[language][kind]
