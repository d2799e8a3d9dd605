import type { OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { dayText, enumerated, grouped, listed, placeText, plural, rupees } from '@/lib/text/format'
import { type CollegeKind, type Country, ownershipLabel } from '@/lib/vocabulary'
import type { College } from '@/payload-types'
import type { FactName } from './admin/fields'
import type { CollegeSort, FilterName } from './search/search-params'

/** Fields of the meta description. */
export interface DescribedCollege
  extends Pick<College, 'name'>,
    Partial<Pick<College, 'location' | 'ownership' | 'fees' | 'seats' | 'established'>> {
  state?: string | null
  country?: Country | null
  courses?: readonly string[] | null
  /** Sources of fees and seats in words. */
  feesFrom?: string | null
  seatsFrom?: string | null
}

const leftOut: Record<FilterName, string> = {
  country: 'The country',
  state: 'The state',
  course: 'The course',
  ownership: 'The type of college',
  kind: 'The kind of college',
  fees: 'The fee limit',
}

export const collegeListMessages = {
  title: 'Medical colleges',
  metaTitle: (page: number) => `Medical colleges in India and Nepal${page > 1 ? `, page ${page}` : ''}`,
  metaDescription: (total: number) =>
    `${total > 0 ? `${grouped('en', total)} listed` : 'Medical'} colleges of India and Nepal with fees, seats, courses and contact: MBBS, MD/MS, BDS, BAMS, BHMS, B.Sc Nursing and Paramedical.`,
  lead: 'Fees, seats and courses in India and Nepal.',
  searchLabel: 'Search by name or location',
  searchPlaceholder: 'College name or city',
  search: 'Search',
  filters: 'Filters',
  all: 'All',
  any: 'Any',
  country: 'Country',
  state: 'State',
  course: 'Course',
  ownership: 'Type of college',
  kind: 'Who it is for',
  fees: 'Fee a year',
  sort: 'Sort by',
  clear: 'Clear Filters',
  clearAll: 'Clear All Filters',
  option: (name: string, count: number) => `${name} (${grouped('en', count)})`,
  upTo: (amount: number) => `Up to ${rupees('en', amount)}`,
  ownerships: { government: 'Government', private: 'Private', deemed: 'Deemed' } satisfies Record<OwnerGroup, string>,
  sorts: {
    recommended: 'Recommended',
    name: 'Name',
    fees: 'Lowest fees first',
    established: 'Oldest first',
    rating: 'Highest rating first',
  } satisfies Record<CollegeSort, string>,
  found: (total: number) =>
    `${grouped('en', total)} ${plural('en', total, { one: 'College', other: 'Colleges' })} Found`,
  range: (from: number, to: number, total: number) =>
    `Showing ${grouped('en', from)}-${grouped('en', to)} of ${grouped('en', total)}`,
  list: 'Colleges',
  none: 'No colleges found',
  leftOut: (name: FilterName, country: string | null) =>
    name === 'state' && country
      ? `This state has no colleges on our list in ${country}, so colleges of all of ${country} are shown.`
      : `${leftOut[name]} in the link is not on our list, so we left it out.`,
  noneHint: 'No college fits all of this. Try another spelling, or fewer filters.',
  suggestions: 'What you may mean',
  suggestedKinds: {
    country: 'Country',
    state: 'State',
    place: 'City',
    course: 'Course',
    ownership: 'Type of college',
    college: 'College',
    list: 'List',
    predictor: 'Predictor',
  },
  listOf: (chosen: readonly string[], fees: number) => enumerated('en', [...chosen, `up to ${rupees('en', fees)}`]),
  reachOf: (rank: number) => `What is in reach of rank ${grouped('en', rank)}`,
  chosen: 'Chosen filters',
  removeFilter: (name: string) => `Remove ${name}`,
  corrected: (asked: string, meant: string) =>
    `We found nothing for “${asked}”. These are the colleges for “${meant}”.`,
  dropped: (words: readonly string[]) =>
    `No college on our list says ${listed(
      'en',
      words.map((word) => `“${word}”`),
    )}, so we searched without it.`,
  feeUnstated: 'Fee not known',
  listUnstated: 'Show these as a list',
  wayOut: {
    withoutFilter: (name: string, total: number) =>
      `Without “${name}”: ${grouped('en', total)} ${plural('en', total, { one: 'college', other: 'colleges' })}`,
    forWords: (words: string, total: number) =>
      `Only “${words}”: ${grouped('en', total)} ${plural('en', total, { one: 'college', other: 'colleges' })}`,
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
} as const

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const collegeMessages = {
  colleges: 'Colleges',
  mbbsIn: (state: string) => `MBBS in ${state}`,
  metaTitle: (name: string, place: string) => (name.endsWith(place) ? name : `${name}, ${place}`),
  metaDescription: (college: DescribedCollege) => {
    const { name, location, state, ownership, courses, fees, feesFrom, seats, seatsFrom, established } = college
    const from = (words: string | null | undefined) => (words ? ` (${words})` : '')
    const place = placeText(location, state)
    const kind = ownership ? `${ownershipLabel('en', ownership)} medical college` : 'Medical college'
    const first = `${name}: ${kind}${place ? ` in ${place}` : ''}${established ? `, established ${established}` : ''}.`
    const facts = [
      courses && courses.length > 0 && `Courses: ${enumerated('en', courses)}`,
      fees && `fee a year ${fees}${from(feesFrom)}`,
      seats && `${seats} seats${from(seatsFrom)}`,
    ].filter(Boolean)
    return facts.length > 0 ? `${first} ${capitalised(facts.join('; '))}.` : first
  },
  preview: 'Preview',
  onThisPage: 'On this page',
  keyInformation: 'Key Information',
  courses: 'Courses Offered',
  facilities: 'Facilities',
  contact: 'Contact Information',
  about: 'About the college',
  /** Heading of related colleges: same course and state. */
  others: (state: string, course = '') => `${course ? `Other ${course}` : 'Other'} colleges in ${state}`,
  othersTable: (state: string) => `Other colleges in ${state}, with fees and seats`,
  sameInBold: 'In bold: the same as here.',
  allIn: (state: string) => `All colleges in ${state}`,
  feesByKind: 'Fees by kind of seat',
  feesOf: (course: string | null) => (course ? `Fees by kind of seat, ${course}` : 'Fees by kind of seat'),
  kindsOfSeat: (count: number) =>
    plural('en', count, { one: `${count} kind of seat,`, other: `${count} kinds of seat,` }),
  seeEach: 'see each',
  seatKind: 'Seat',
  seatKindUnstated: 'Kind of seat not known',
  covers: 'Covers',
  aYear: 'A year',
  amount: 'Amount',
  yearOfFee: 'Year',
  otherAmounts: 'Bond, stipend and deposits',
  earlierFees: 'Fees of earlier years',
  costs: {
    title: 'What your first choices cost',
    known: (known: number, of: number) =>
      plural('en', of, {
        one: `We know the fee of ${grouped('en', known)} of ${grouped('en', of)} college.`,
        other: `We know the fees of ${grouped('en', known)} of ${grouped('en', of)} colleges.`,
      }),
    range: (range: string) => `A year: ${range}.`,
    unknown: 'Fee: not known',
    aYear: (amount: string) => `${amount} a year`,
    others: 'Bond, deposit and hostel are not in these fees. Where a document names one, it has its own line.',
  },
  feesUndisclosed: (day: string) => `not disclosed by the college (looked up on ${dayText('en', day)})`,
  sources: 'Sources',
  coursesTable: 'Courses with their seats a year',
  course: 'Course',
  seatsAYear: 'Seats a year',
  seatsNotKnown: 'Seats not known',
  since: (course: string) => `${course} since`,
  fees: 'Fee a year',
  seats: 'Seats',
  established: 'Established',
  eligibility: 'Eligibility',
  whoMayApply: 'Who may apply',
  appliesTo: {
    women: 'Women only.',
    deemed: 'The all-India counselling fills its deemed seats. None of them is reserved by category.',
    'national-importance': 'All seats go through the all-India counselling.',
    'central-university': 'Some seats may be kept for students of the university.',
    esic: 'Some seats are kept for children of workers insured with ESIC.',
    'armed-forces': 'The armed forces choose. Read their own notice before you count on a seat.',
    'army-families': 'Children of army personnel only.',
    minority: 'Some seats may be kept for the minority community.',
  } satisfies Record<CollegeKind, string>,
  facts: { university: 'University' } satisfies Record<FactName, string>,
  phone: 'Phone',
  email: 'Email',
  website: 'Official Website',
  opensElsewhere: ' (opens in a new tab)',
  outOfFive: (rating: number) => `${rating.toFixed(1)} out of 5`,
  ourRating: 'our rating, and how it is made',
  sampleRating: 'sample rating, no method behind it',
  howWeRate: 'How we rate',
  drawingOf: (name: string) => `Drawing of ${name}`,
  pictureOf: (name: string) => `Campus of ${name}`,
  college: 'College',
  location: 'Location',
  type: 'Type',
  back: {
    bihar: 'Back to Bihar MBBS Colleges',
    uttarPradesh: 'Back to Uttar Pradesh MBBS Colleges',
    all: 'Back to Colleges',
  },
  anonymous: {
    label: 'Your account',
    invite: 'Sign in to save colleges.',
    login: 'Login',
    welcome: 'Your saved colleges:',
    dashboard: 'Dashboard',
  },
  side: {
    label: 'Next step',
    title: 'Thinking of this college?',
    text: 'A counsellor looks at your NEET score, category and budget with you, and answers within 24 hours.',
    counsel: 'Get Counseling',
  },
  notFound: {
    title: 'College Not Found',
    text: 'There is no college at this address. It may have been renamed or taken off the list.',
    back: 'Back to Colleges',
    admin: 'Admin Dashboard',
  },
} as const
