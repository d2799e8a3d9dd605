import { listed, plural } from '@/lib/text/format'

const COUNT = ['no', 'one', 'two', 'three', 'four'] as const
const inWords = (count: number) => COUNT[count] ?? String(count)

export const compareMessages = {
  title: 'Compare colleges',
  named: (count: number) => `${count} colleges side by side`,
  lead: 'Four colleges at most. Nothing is ranked: you decide what counts.',
  description:
    'Put up to four medical colleges of India and Nepal side by side. Fees by kind of seat, seats, year and place, each with its source.',
  colleges: 'Colleges',
  table: (count: number) =>
    `${plural('en', count, { one: 'One college', other: `${count} colleges` })} compared. What is the same for all stands at the end.`,
  same: 'The same for all',
  money: 'Money, a year',
  fees: 'Fee a year',
  seatUnstated: 'Fee a year',
  lowest: (count: number) => (count === 2 ? 'the lower of the two' : `lowest of the ${inWords(count)}`),
  seats: 'Seats a year',
  seatsOf: (course: string) => course,
  college: 'The college',
  type: 'Run by',
  place: 'Place',
  established: 'Established',
  courses: 'Courses',
  ranking: 'Ranking',
  facilities: 'Facilities',
  sources: 'Sources',
  remove: 'Remove',
  print: 'Print',
  share: 'Share',
  copied: 'The link to this comparison is copied.',
  shareFailed: 'The link could not be copied. Copy it from the top of your browser.',
  add: {
    title: 'Add a college',
    label: 'Name or place of a college',
    submit: 'Find',
    found: (words: string) => `Colleges for “${words}”`,
    none: (words: string) => `No college was found for “${words}”. Try a shorter name or a city.`,
    choose: 'Add',
    full: 'Four colleges stand side by side already. Remove one to add another.',
    toList: 'Choose from the list of colleges',
  },
  empty: {
    title: 'Choose colleges to compare',
    text: 'Write a name here, or press “Compare” beside a college.',
    one: 'One college is here. Add another to see where they differ.',
  },
  beyond: (count: number) =>
    plural('en', count, {
      one: 'A fifth college was asked for. Four fit side by side; the first four are shown.',
      other: `${count} more colleges were asked for. Four fit side by side; the first four are shown.`,
    }),
  rankUnread: 'We could not read the rank in the link, so we left it out.',
  missing: (slugs: readonly string[]) =>
    plural('en', slugs.length, {
      one: `There is no college at ${listed('en', slugs)}, or it is no longer on the site.`,
      other: `There are no colleges at ${listed('en', slugs)}, or they are no longer on the site.`,
    }),
  send: {
    title: 'Send this list to a counsellor',
    text: 'The counsellor sees these colleges, and your rank and category if you gave them.',
  },
  toPredictor: 'All colleges for this rank',
  tray: {
    add: 'Compare',
    chosen: 'In comparison',
    label: 'Comparison',
    count: (count: number) => plural('en', count, { one: '1 college chosen', other: `${count} colleges chosen` }),
    go: 'Compare',
    clear: 'Clear',
    full: 'You can compare four at most. Take one out first.',
  },
  saved: (count: number) =>
    plural('en', count, {
      one: 'Compare the saved college',
      other: `Compare the first ${inWords(Math.min(count, 4))}`,
    }),
} as const
