import { dayText, enumerated, plural } from '@/lib/text/format'
import type { RuleTopic } from './schema'

/** All messages about counselling dates. */
export const counsellingMessages = {
  title: 'Counselling dates',
  lead: 'The dates of each state. We show a date only when there is a notice.',
  metaDescription:
    'Dates of NEET counselling for all of India, every state and Nepal. Each date has its notice, each authority its official site.',
  filters: 'Choose dates',
  state: 'State',
  allStates: 'All authorities',
  allIndia: 'All India',
  course: 'Course',
  allCourses: 'All courses',
  leftOut: {
    state: 'The state in the link is not on our list, so we left it out.',
    course: 'The course in the link is not on our list, so we left it out.',
  },
  show: 'Show',
  nextWeeks: 'Next four weeks',
  nothingSoon: 'We know of no date in the next four weeks. The authorities’ own sites have their notices.',
  byAuthority: 'By authority',
  noneMatches: 'No authority of this choice is on the site yet.',
  withoutDates: (count: number) =>
    plural('en', count, {
      one: 'One authority without a date',
      other: `${count} authorities without a date`,
    }),
  notAnnounced: 'No date is known yet',
  noneAhead: 'These dates are over. No later date is known yet.',
  over: 'over',
  now: 'now',
  noticeOf: (day: string) => `notice of ${dayText('en', day)}`,
  courses: (names: readonly string[]) => enumerated('en', names),
  calendar: 'Calendar feed (.ics)',
  calendarOf: (name: string) => `: ${name}`,
  site: 'Official site',
  opensElsewhere: ' (opens in a new tab)',
  dates: 'Dates',
  sources: 'Sources',
  all: 'All counselling dates',
  authorityTitle: (name: string) => `${name}: counselling dates`,
  authorityDescription: (name: string, region: string | null) =>
    `Counselling dates of ${name}${region ? ` for ${region}` : ' for all of India'}, each with its notice, and the official site.`,
  ofState: (state: string) => `Counselling dates for ${state}`,
  next: 'Next counselling dates',
  noneInState: (name: string) => `${name}: no counselling date is known yet.`,
  rules: 'Rules that stand in a document',
  rulesOfState: (state: string) => `Rules of admission in ${state}`,
  rulesHint: 'Rules change every year. Read the new notice before you act.',
  ruleOf: (year: string) => `As of ${year}.`,
  noneConfirmed: (year: string) => `None of these is confirmed for ${year}.`,
  notConfirmed: (year: string) => `Not confirmed for ${year}.`,
  postgraduate: 'Postgraduate.',
  topics: {
    deposit: 'Fees and deposits',
    exit: 'Leaving a seat',
    upgrade: 'Upgrading',
    'later-rounds': 'Later rounds',
    domicile: 'Domicile',
    categories: 'Categories',
    quota: 'Shares of seats',
    bond: 'Bond',
    other: 'More',
  } satisfies Record<RuleTopic, string>,
  nothingHeld: 'We know of no date yet. The authorities’ own sites have their notices.',
  description: (parts: { notice: string | null; site: string }) =>
    [parts.notice ? `By the notice “${parts.notice}”.` : '', `Dates can move: look at ${parts.site} before you act.`]
      .filter(Boolean)
      .join(' '),
} as const
