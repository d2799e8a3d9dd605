import { plural } from '@/lib/text/format'
import type { RegionView } from './view'

const REGION_KINDS: Record<RegionView['kind'], string> = {
  State: 'state',
  'Union territory': 'union territory',
  Province: 'province',
}

/** Every sentence of the course pages and of the guidance pages that is neither an editor's nor composed from facts. */
export const guidanceTexts = {
  home: 'Home',
  colleges: 'Colleges',
  courseColleges: (course: string) => `${course} Colleges`,
  heading: (course: string, region: string) => `${course} in ${region}`,
  /** The number of colleges keeps the titles of 200 pages apart. */
  title: (course: string, region: string, amount: number) =>
    amount > 0
      ? `${course} in ${region}: ${amount} ${plural('en', amount, { one: 'College', other: 'Colleges' })}, Seats, Fees and Admission`
      : `${course} in ${region}: Admission and the Nearest Colleges`,
  getGuidance: 'Get Admission Guidance',
  viewAllColleges: 'View All Colleges',
  viewAllOfCourse: (course: string) => `View All ${course} Colleges`,
  sideCourses: (region: string) => `Courses in ${region}`,
  allCourses: 'Courses',
  collegeNumber: (amount: number) => `${amount} ${plural('en', amount, { one: 'college', other: 'colleges' })}`,
  stats: {
    colleges: 'colleges on our list',
    seats: 'seats a year',
    seatsStated: (stating: number) =>
      `seats a year, from ${stating} ${plural('en', stating, { one: 'college that states', other: 'colleges that state' })} them`,
    public: 'public',
    others: 'private and deemed',
    states: 'states and territories',
  },
  table: {
    title: (course: string, place: string) => `${course} colleges in ${place}`,
    name: 'College',
    location: 'Location',
    tuitionFee: 'Tuition fee',
    annualFee: 'Annual fee',
    type: 'Type',
    seats: 'Seats',
    established: 'Established',
    notStated: 'Not stated',
    note: (course: string) => `Fees a year and seats are those of ${course} alone, where the college states them.`,
    all: (amount: number, course: string, place: string) => `All ${amount} ${course} colleges in ${place}`,
  },
  none: {
    title: (course: string, place: string) => `No ${course} college in ${place} yet`,
    text: (place: string) => `We know of none in ${place} that admits students for this course at present.`,
  },
  ownership: {
    title: 'Seats by ownership',
    owner: 'Type of college',
    colleges: 'Colleges',
    seats: 'Seats',
    total: 'All together',
    note: 'Counted from the colleges on our list, which does not name every one yet; a college that states no intake adds none.',
  },
  admission: {
    title: 'Admission and fees',
    examination: 'Entrance',
    duration: 'Duration',
    ownAuthority: (kind: RegionView['kind']) => `Counselling authority of the ${REGION_KINDS[kind]}`,
    nationalAuthority: 'National counselling',
    regulator: 'Regulator',
    university: 'Health university',
    quotas: 'Quotas',
    governmentFees: 'Typical government fees',
    privateFees: 'Typical private fees',
    statedFees: 'Stated by the colleges here',
    perYear: 'a year',
    source: (source: string, year: number | null) => `Source: ${source}${year ? ` (${year})` : ''}.`,
    opensElsewhere: '(opens in a new tab)',
  },
  whyChoose: (heading: string) => `Why choose ${heading}`,
  whyLook: (heading: string) => `What to know about ${heading}`,
  whyChooseCourse: (course: string) => `Why choose ${course}`,
  eligibility: 'Eligibility',
  documents: 'Documents required',
  careers: 'Career opportunities',
  about: (course: string) => `About ${course}`,
  topColleges: (course: string) => `Top ${course} colleges`,
  byState: (course: string) => `${course} by state`,
  neighbours: (place: string) => `Around ${place}`,
  elsewhere: 'Where most colleges are',
  faq: 'Frequently asked questions',
  sources: 'Sources',
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
