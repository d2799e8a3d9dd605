import { COURSE_ADDRESSES } from './paths/course-paths.mjs'

/** The closed vocabularies of the domain, shared by records, forms, filters and the seed. */

export const COUNTRIES = ['India', 'Nepal'] as const
export type Country = (typeof COUNTRIES)[number]

/** Who runs a college, as the NMC and DCI lists name it. */
export const OWNERSHIPS = ['Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** The owners that are governments; all others are private. */
export const PUBLIC_OWNERSHIPS = [
  'Government',
  'Central Government',
  'Armed Forces',
] as const satisfies readonly Ownership[]

/** Whether a government runs it; not where nobody knows who does. */
export const isOfGovernment = ({ ownership }: { ownership: Ownership | null }): boolean =>
  PUBLIC_OWNERSHIPS.some((each) => each === ownership)

/**
 * What a college is besides who runs it, where that decides who may apply: the Act, the authority or the community that
 * it stands under. Each is a bit of a stored number, so new ones go to the end.
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

/** How well the point of a college is known: its own address by two sources, its PIN code, or its town alone. */
export const POINT_PRECISIONS = ['address', 'pin', 'town'] as const
export type PointPrecision = (typeof POINT_PRECISIONS)[number]

/** Qualifications as a college lists them in its prospectus. */
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
 * The kinds of seat that have a fee of their own, as counselling authorities tell them apart: at government rates, by
 * merit at a private college, of the all-India quota, of the college's own choice (institutional, management), of
 * deemed universities, for non-resident Indians and for foreigners.
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

/** What an amount of a college is: the fee of a year, what has to be served or paid, what interns get, what is left. */
export const AMOUNT_KINDS = ['fee', 'bond', 'stipend', 'deposit'] as const
export type AmountKind = (typeof AMOUNT_KINDS)[number]

/** The seven courses, in the order of the menu. The key is the first part of a guidance page's address. */
export const COURSES = [
  { key: 'mbbs', name: 'MBBS', listingSlug: COURSE_ADDRESSES.mbbs, qualifications: ['MBBS'] },
  { key: 'md-ms', name: 'MD/MS', listingSlug: COURSE_ADDRESSES['md-ms'], qualifications: ['MD', 'MS', 'DM', 'MCh'] },
  { key: 'bds', name: 'BDS', listingSlug: COURSE_ADDRESSES.bds, qualifications: ['BDS', 'MDS'] },
  {
    key: 'bams',
    name: 'BAMS',
    listingSlug: COURSE_ADDRESSES.bams,
    qualifications: ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
  },
  { key: 'bhms', name: 'BHMS', listingSlug: COURSE_ADDRESSES.bhms, qualifications: ['BHMS', 'MD (Homoeopathy)'] },
  {
    key: 'nursing',
    name: 'B.Sc Nursing',
    listingSlug: COURSE_ADDRESSES.nursing,
    qualifications: ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  },
  {
    key: 'paramedical',
    name: 'Paramedical',
    listingSlug: COURSE_ADDRESSES.paramedical,
    qualifications: ['Paramedical'],
  },
] as const satisfies readonly {
  key: keyof typeof COURSE_ADDRESSES
  name: string
  listingSlug: string
  qualifications: readonly Qualification[]
}[]
export type CourseKey = (typeof COURSES)[number]['key']
export const COURSE_KEYS = COURSES.map((course) => course.key)

export const isCourseKey = (value: string): value is CourseKey => COURSE_KEYS.some((key) => key === value)
