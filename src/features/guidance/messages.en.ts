import { grouped, plural } from '@/lib/text/format'
import { type Coverage, coverageKind } from './composition/facts'
import type { RegionView } from './operations/course-records'

const REGION_KINDS: Record<RegionView['kind'], string> = {
  State: 'state',
  'Union territory': 'union territory',
  Province: 'province',
  Country: 'country',
}

/** All messages of course and guidance pages that are neither an editor's nor composed. */
export const guidanceMessages = {
  colleges: 'Colleges',
  courseColleges: (course: string) => `${course} Colleges`,
  heading: (course: string, region: string) => `${course} in ${region}`,
  title: (course: string, region: string, colleges: Coverage) => {
    if (colleges.listed === 0) return `${course} in ${region}: Admission and the Nearest Colleges`
    const { listed, official } = colleges
    return official && coverageKind(colleges) === 'part'
      ? `${course} in ${region}: ${listed} of ${official.amount} Colleges in ${official.year}, Seats and Fees`
      : `${course} in ${region}: Colleges, Seats, Fees and Admission`
  },
  getGuidance: 'Get Admission Guidance',
  viewAllOfCourse: (course: string) => `View All ${course} Colleges`,
  sideCourses: (region: string) => `Courses in ${region}`,
  allCourses: 'Courses',
  /** "15 of 73 colleges in 2024-25"; without "of" only if no larger official total is known. */
  collegeNumber: (coverage: Coverage) => {
    const { listed, official } = coverage
    const total = official && coverageKind(coverage) === 'part' ? official : null
    const noun = plural('en', total?.amount ?? listed, { one: 'college', other: 'colleges' })
    return total ? `${listed} of ${total.amount} ${noun} in ${total.year}` : `${listed} ${noun} listed`
  },
  stats: {
    colleges: (listed: number) => plural('en', listed, { one: 'college on our list', other: 'colleges on our list' }),
    seats: 'seats a year',
    seatsStated: (stating: number) =>
      `seats a year, from ${stating} listed ${plural('en', stating, { one: 'college that states', other: 'colleges that state' })} them`,
    lastRank: (year: number) => `last rank of an open state seat at a government college, ${year}`,
    states: 'states and territories',
    /** Beside our figure: the total, or the official number instead. */
    of: (total: string, year: string) => `of ${total} in ${year}`,
    officially: (total: string, year: string) => `official list ${year}: ${total}`,
  },
  table: {
    title: (course: string, place: string) => `${course} colleges in ${place}`,
    name: 'College',
    fee: 'Fee a year',
    seats: 'Seats',
    /** Below the name of a college. */
    facts: (place: string | null, owner: string | null, established: number | null) =>
      [place, owner, established].filter(Boolean).join(' · '),
    note: (course: string) => `Yearly fees and seats are for ${course} only, where we know them.`,
    lastRank: 'Last rank',
    rankNote: 'Last rank: the state’s seats, open category, last round.',
    seatsFrom: 'Seats:',
    more: (amount: number) =>
      plural('en', amount, {
        one: `${amount} more college that we list`,
        other: `${amount} more colleges that we list`,
      }),
    order: 'Government colleges first, then the others.',
    listed: (amount: number, course: string) =>
      plural('en', amount, {
        one: `The ${course} college we list`,
        other: `The ${amount} ${course} colleges we list`,
      }),
  },
  none: {
    title: (course: string, place: string) => `No ${course} college in ${place} yet`,
    text: (place: string) => `We know of none in ${place} that admits students for this course at present.`,
    unlisted: {
      title: (course: string, place: string) => `We list no ${course} college in ${place} yet`,
      text: (amount: number, year: string) =>
        `The official list ${year} names ${amount}. The regulator’s own site has their names; here are the nearest that we list.`,
    },
  },
  ownership: {
    title: 'Seats by ownership',
    titleWithoutSeats: 'Colleges by ownership',
    owner: 'Type of college',
    colleges: 'Colleges',
    seats: 'Seats',
    total: 'On our list',
    note: 'Counted from the colleges on our list only.',
    noteOfSeats: 'Counted from our list. A college whose seats are not known adds none.',
    officially: 'Official list',
  },
  admission: {
    title: (year: number | null) => (year ? `Admission ${year} and fees` : 'Admission and fees'),
    examination: 'Entrance',
    duration: 'Duration',
    ownAuthority: (kind: RegionView['kind']) => `Counselling authority of the ${REGION_KINDS[kind]}`,
    nationalAuthority: 'National counselling',
    regulator: 'Regulator',
    university: 'Health university',
    quotas: 'Quotas',
    governmentFees: 'Typical government fees',
    privateFees: 'Typical private fees',
    statedFees: 'Fees of listed colleges, where a document states them',
    seatUnstated: 'Kind of seat not known',
    statedBy: (colleges: number, years: readonly string[]) =>
      `(${[plural('en', colleges, { one: '1 college', other: `${grouped('en', colleges)} colleges` }), ...years].join(', ')})`,
    perYear: 'a year',
    source: (source: string) => `In words: ${source}.`,
    opensElsewhere: '(opens in a new tab)',
  },
  whyChoose: (heading: string) => `Why choose ${heading}`,
  whyLook: (heading: string) => `What to know about ${heading}`,
  whyChooseCourse: (course: string) => `Why choose ${course}`,
  eligibility: 'Eligibility',
  documents: 'Documents required',
  careers: 'Career opportunities',
  about: (course: string) => `About ${course}`,
  onThisPage: 'On this page',
  contents: {
    colleges: 'Colleges',
    admission: 'Admission and fees',
    eligibility: 'Eligibility',
    documents: 'Documents',
    careers: 'Careers',
    about: 'About',
    reasons: 'Why choose',
    around: 'Around',
    provinces: 'By province',
    states: 'By state',
    questions: 'Questions',
    sources: 'Sources',
  },
  topColleges: (course: string) => `Some ${course} colleges we list`,
  whichWithRank: 'Which one can I get with my rank?',
  byState: (course: string) => `${course} by state`,
  neighbours: (place: string) => `Around ${place}`,
  byProvince: 'By province',
  elsewhere: 'Where most colleges are',
  faq: 'Frequently asked questions',
  sources: 'Sources',
  /** Before the mark below rules and percentages. */
  rulesFrom: (source: { title: string; publisher: string | null } | null) =>
    source ? `As stated in: ${[source.publisher, source.title].filter(Boolean).join(', ')}` : 'These rules:',
  /** Below figures with totals. */
  totalsFrom: 'Totals by the official list:',
  reviewed: (date: string) => `Facts last checked on ${date}.`,
  promotion: {
    title: (heading: string) => `Have questions about ${heading}?`,
    text: 'Tell us your rank, your category and your budget. A counsellor answers within 24 hours, in English or Hindi.',
    contact: 'Contact Us',
  },
  invalid: {
    title: 'Page Not Found',
    text: 'The requested course and state combination is not available.',
    browse: 'Browse All Colleges',
  },
} as const
