import { grouped } from '@/lib/text/format'
import type { CentralCategory, RankType, Round } from '../schema'

const rounds: Record<Round, string> = {
  r1: 'round 1',
  'r1-r2': 'up to round 2',
  r2: 'round 2',
  r3: 'round 3',
  r4: 'round 4',
  'mop-up': 'mop-up round',
  stray: 'stray round',
  'special-stray': 'special stray round',
}

const categories: Record<CentralCategory, string> = {
  open: 'Open (general)',
  ews: 'EWS',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
}

const rankTypes: Record<RankType, string> = {
  air: 'all-India rank',
  'air-converted': 'all-India rank, counted back from a state list',
  'state-merit': 'rank in the state’s own merit list, not an all-India rank',
}

/** A code as long as a phrase adds nothing to its words, and neither does one that they contain. */
const MAX_CODE_LENGTH = 8
const isSaid = (code: string, words: string) =>
  code.length > MAX_CODE_LENGTH ||
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(code.toLowerCase())

/** All messages about closing ranks. */
export const cutOffMessages = {
  title: 'Cut-offs',
  pageTitle: (college: string) => `${college}: cut-offs`,
  pageDescription: (college: string) =>
    `The last ranks that were allotted a seat at ${college}, by year, round, quota and category, each with its document.`,
  lead: 'The last rank that got a seat. A smaller number is a better rank.',
  category: 'Category',
  choose: 'Choose one',
  unknownCategory: 'We do not know this category. Choose yours.',
  categories,
  show: 'Show',
  rounds,
  rankTypes,
  of: (category: string) => `For ${category}`,
  term: (code: string, words: string | null) => (!words || isSaid(code, words) ? words || code : `${words} (${code})`),
  seat: (quota: string, category: string, isForWomen: boolean) => `${quota}, ${category}${isForWomen ? ', women' : ''}`,
  year: 'Year and round',
  closed: 'Closed at rank',
  allotted: 'Seats allotted',
  yearAndRound: (year: number, round: string) => `${year}, ${round}`,
  rank: (rank: number) => grouped('en', rank),
  /** The ranks of colleges side by side, where all are of one year. */
  lastRanks: (year: number | null) => (year ? `Last rank that got a seat, ${year}` : 'Last rank that got a seat'),
  /**
   * @param inRound the first round in which the reader's rank got the seat; null in none
   * @param isOneOfLists the authority divides the category, and only one of its lists is the reader's
   */
  wouldHave: (inRound: string | null, isOneOfLists: boolean) =>
    [
      isOneOfLists ? 'If this is your list, you would' : 'You would',
      inRound ? `have got in (${inRound}).` : 'have missed it.',
    ].join(' '),
  yourRank: 'Your NEET rank',
  state: 'Home state',
  chooseState: 'Choose your state',
  restricted: 'Only for those who hold a certificate for these seats.',
  priced: 'The fee decides who gets one of these seats, not the category.',
  flagged: 'doubtful',
  kind: (kind: string) => `Ranks: ${kind}.`,
  none: (category: string) => `We know no ${category} cut-off of this college.`,
  openSeats: (category: string) =>
    `Where we know no ${category} cut-off, you see the open seats: they are for everybody.`,
  others: 'Seats with a condition',
  allCategories: 'All categories',
  seatsOfYear: (course: string | null, quota: string, year: number) =>
    `${course ? `${course}: ` : ''}${quota}, ${year}`,
  categoryName: (category: string, isForWomen: boolean) => `${category}${isForWomen ? ', women' : ''}`,
  moreCutOffs: 'More rounds, seats for women and with certificates',
  forEverybody: 'Seats for everybody',
  forWomen: 'Seats for women',
  noneKnown: 'We know no cut-off of this college.',
  back: (college: string) => `Back to ${college}`,
  toPredictor: 'Which college can I get with my rank?',
  toList: 'Put it on my choice list',
  allToList: 'Put these seats on my choice list',
  colleges: 'Colleges',
  sources: 'Sources',
  roundClosed: (round: string, rank: number) => `${grouped('en', rank)} (${round})`,
  seatOf: (quota: string, category: string, isOpenBeside: boolean) =>
    `${quota}, ${category}${isOpenBeside ? ', for everybody' : ''}`,
  years: 'Year',
  range: {
    title: (course: string, region: string) => `Cut-offs in ${region}: ${course}`,
    lead: 'The last rank that got a seat: where seats went first, and where they went last. Choose your category.',
    seats: 'Seats',
    first: 'First to close',
    last: 'Last to close',
  },
} as const
