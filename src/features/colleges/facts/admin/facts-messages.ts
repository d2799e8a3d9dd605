import { dayText, grouped, plural } from '@/lib/text/format'

/** All messages of the desk "Facts to check". */
export const factsMessages = {
  title: 'Facts to check',
  task: 'Facts to check',
  oldOnes: 'Figures that may have changed',
  look: 'Check',
  intro: 'Figures of colleges that wait for somebody to compare them with their source, the oldest first.',
  views: {
    old: 'May have changed',
    unverified: 'Unverified',
    least: 'Least known',
  },
  kind: 'Kind',
  allKinds: 'Fees and seats',
  kinds: { fees: 'Fees', seats: 'Seats' },
  search: 'Search',
  searchHint: 'College or place',
  count: (total: number) =>
    `${grouped('en', total)} ${plural('en', total, { one: 'figure waits', other: 'figures wait' })}`,
  leastCount: (total: number) =>
    `${grouped('en', total)} ${plural('en', total, { one: 'college lacks', other: 'colleges lack' })} figures with a source`,
  none: 'Nothing waits here.',
  figure: 'Figure',
  onTheSite: 'On the site',
  source: 'Source',
  why: 'Why it is here',
  action: 'Do',
  figureOf: (kind: 'fees' | 'seats', course: string | null, pool: string | null) =>
    [kind === 'fees' ? 'Fee' : 'Seats', course, pool].filter(Boolean).join(', '),
  seats: (count: number) => `${grouped('en', count)} ${plural('en', count, { one: 'seat', other: 'seats' })}`,
  ownListing: 'Our listing',
  late: 'May have changed',
  lastChecked: (day: string | null, year: string | null) =>
    day ? `Checked ${dayText('en', day)}.` : year ? `Of ${year}, not checked since.` : 'Never checked.',
  unverified: 'Unverified',
  noDocument: 'No document stands behind it.',
  contradicting: 'A college with this owner does not charge so little, so the site shows no fee.',
  lacks: { fees: 'fees', seats: 'seats', established: 'year', university: 'university', website: 'official site' },
  lacking: (names: readonly string[]) => `No ${names.join(', no ')}.`,
  stillTrue: 'Still true, checked today',
  stillTrueOf: (name: string) => `Still true, checked today: ${name}`,
  change: 'Change',
  addSource: 'Add a source',
  checked: 'Checked today',
  notChecked: 'Not noted',
  gone: 'These figures are no longer there, or stand in no source.',
  noted: (count: number) =>
    `Found still true: ${grouped('en', count)} ${plural('en', count, { one: 'figure', other: 'figures' })}`,
  help: '“Still true” writes today’s date beside the figure, on the site and in every version, and your name into the audit log.',
} as const
