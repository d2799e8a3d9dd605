import type { MessagesByCode } from '@/lib/errors/action-result'
import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import type { FactName } from './admin/vacancy-fields'
import type { JobType } from './schema'
import type { Age } from './vacancies/facts/age'

type JobHeading = { title: string } & Record<'institution' | 'location', string | null>
type JobFacts = JobHeading & { type: JobType | null } & Record<'experience' | 'salary', string | null>

const TYPES: Record<JobType, string> = {
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Contract: 'Contract',
  Temporary: 'Temporary',
}

const UNITS: Record<Age['unit'], (count: number) => string> = {
  day: (count) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  week: (count) => `${count} ${plural('en', count, { one: 'week', other: 'weeks' })}`,
  month: (count) => `${count} ${plural('en', count, { one: 'month', other: 'months' })}`,
}

const said = (...parts: (string | null)[]): string[] => parts.filter((part) => part !== null)

const NOT_OPEN = 'This vacancy is no longer open.'

/** Why an application, or a step of it, is rejected. */
export const applicationErrorMessages = {
  'vacancy-not-open': NOT_OPEN,
  'already-applied': 'You have already applied for this job.',
  'only-withdraw': 'An application that has been sent can only be withdrawn.',
  'only-applicant-withdraws': 'Only the applicant can withdraw an application.',
  'already-ended': 'This application has already ended.',
  'withdrawn-stays': 'Its applicant has withdrawn this application; only they can renew it.',
  'cannot-undo': 'This withdrawal can no longer be undone. While the vacancy is open you can apply again.',
  'changed-meanwhile': 'This application was changed in the meantime. Reload the page and try again.',
  'not-your-resume': 'This CV cannot be used for your application.',
} as const satisfies MessagesByCode

export const jobMessages = {
  confidentialInstitution: 'Confidential institution',
  sample: 'Sample',
  sampleNote:
    'This is a sample vacancy: nobody offers this post. You may apply to try it. Only the team of this site reads it.',
  notOpen: NOT_OPEN,

  title: 'Jobs for doctors',
  description:
    'Open posts for professors, residents and consultants in teaching hospitals and clinics of India and Nepal.',
  lead: 'Professors, residents and consultants, in India and Nepal.',
  searchLabel: 'Search by title, institution or department',
  searchPlaceholder: 'For example Cardiology',
  search: 'Search',
  filters: 'Filters',
  facts: {
    institution: 'Institution',
    department: 'Department',
    designation: 'Designation',
    location: 'Place of work',
    type: 'Job type',
    experience: 'Experience',
    qualification: 'Qualification',
    salary: 'Salary',
  } satisfies Record<FactName, string>,
  location: 'Location',
  /** Above the columns of a list. */
  heads: ['Vacancy', 'Location', 'Department', 'Salary', 'Job type', 'Posted'],
  walkIn: {
    filter: 'Walk-in interview',
    only: 'With a walk-in interview to come',
    title: 'Walk-in interview',
    lead: 'Come without an appointment, with your papers.',
    onCard: (moment: string) => `Walk-in ${moment}`,
    over: (day: string) => `Walk-in was on ${day}`,
    overNote: 'This walk-in interview is over. You can still apply here while the post is open.',
    when: 'When',
    where: 'Where',
    from: (moment: string) => moment,
    until: (moment: string, end: string) => `${moment} until ${end}`,
    calendar: 'Add to your calendar',
  },
  forInstitutions: { question: 'Do you offer a post?', link: 'Post a vacancy' },
  sort: 'Sort by',
  all: 'All',
  choice: (value: string, count: number) => `${value} (${count})`,
  salaryFloor: (floor: number) => `${floor} LPA or more`,
  experienceYears: (years: number) =>
    years === 0 ? 'No experience yet' : `I have ${years} ${plural('en', years, { one: 'year', other: 'years' })}`,
  sorts: { newest: 'Newest first', closing: 'Closing soon', salary: 'Highest salary' },
  suits: {
    order: 'Order by what suits your profile',
    fromProfile: 'See first the posts that suit your profile',
    usual: 'Back to the usual order',
    states: {
      'signed-out': 'Sign in to see first what suits your profile.',
      'no-profile': 'Your profile names neither a speciality nor places that you want.',
      ordered: 'What suits your profile comes first, each with the reason.',
    },
    links: { 'signed-out': 'Sign in', 'no-profile': 'Add them', ordered: 'Change your profile' },
    reason: (reasons: readonly string[]) => `Suits you: ${listed('en', reasons)}`,
    reasons: { speciality: 'your speciality', place: 'a place that you want' },
  },
  clearFilters: 'Clear Filters',
  clearAllFilters: 'Clear All Filters',
  moreFilters: 'More filters',
  found: (count: number) => `${count} ${plural('en', count, { one: 'Job', other: 'Jobs' })} Found`,
  range: (first: number, last: number, total: number) =>
    `Showing ${grouped('en', first)}-${grouped('en', last)} of ${grouped('en', total)}`,
  leftOut: {
    department: 'No post has the department in the link, so we left it out.',
    location: 'No post has the place in the link, so we left it out.',
    designation: 'No post has the designation in the link, so we left it out.',
    type: 'The job type in the link is not on our list, so we left it out.',
    salary: 'The salary in the link is not on our list, so we left it out.',
    experience: 'The experience in the link is not on our list, so we left it out.',
  },
  noJobs: 'No jobs found',
  suggestions: 'What you may mean',
  suggestedKinds: { place: 'Place', department: 'Department', designation: 'Designation' },
  chosen: 'Chosen filters',
  removeFilter: (name: string) => `Remove ${name}`,
  corrected: (asked: string, meant: string) =>
    `We found nothing for “${asked}”. These are the vacancies for “${meant}”.`,
  dropped: (words: readonly string[]) =>
    `No post on our list says ${listed(
      'en',
      words.map((word) => `“${word}”`),
    )}, so we searched without it.`,
  nearest: 'Nearest posts',
  noJobsHint: 'Try fewer words or another department. Vacancies close at the end of their last day.',
  noneOpen: 'No vacancy is open today. We can email you when one is.',
  highlighted: 'The vacancy you chose',
  feed: 'RSS feed of this list',
  feedTitle: 'Jobs for doctors',
  pages: { label: 'Pages of jobs', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },

  jobs: 'Jobs',
  aboutPost: 'About the post',
  requirements: 'Requirements',
  atAGlance: 'At a glance',
  posted: 'Posted',
  deadline: 'Last day to apply',
  noDescription: 'The institution has not published more about this post.',
  similar: 'Similar jobs',
  allJobs: 'All jobs',
  closedHint: 'It was filled, withdrawn, or its last day to apply has passed. These open posts are like it.',
  closedHintAlone: 'It was filled, withdrawn, or its last day to apply has passed.',
  share: 'Share this job',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  shareByMail: 'Email',
  shareOnWhatsApp: 'WhatsApp',
  shareText: (title: string, place: string) => `${title}, ${place}`,
  /** For search results. */
  pageTitle: ({ title, institution, location }: JobHeading) => enumerated('en', said(title, institution, location)),
  pageDescription: ({ title, institution, location, type, experience, salary }: JobFacts) =>
    `${enumerated('en', said(title, institution, location, type && TYPES[type], experience, salary))}. Apply in a minute and follow your application.`,
  listTitle: (page: number) => `Jobs for doctors${page > 1 ? `, page ${page}` : ''}`,
  postedAgo: ({ unit, count }: Age) => (count === 0 ? 'Posted today' : `Posted ${UNITS[unit](count)} ago`),
  closesIn: (days: number) => (days === 0 ? 'Closes today' : `Closes in ${UNITS.day(days)}`),
  types: TYPES,
} as const
