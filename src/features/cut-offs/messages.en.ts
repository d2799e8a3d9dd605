import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import { HIGHEST_NEET_RANK, MOST_NEET_MARKS } from '@/lib/text/typed-number'
import type { Band } from './predictor/band-rule'
import type { QuestionField, QuestionProblem } from './predictor/question'
import type { CentralCategory, Restriction, Round } from './schema'

const count = (amount: number, one: string, other: string) =>
  `${grouped('en', amount)} ${plural('en', amount, { one, other })}`

const rounds: Record<Round, string> = {
  r1: 'Round 1',
  'r1-r2': 'To round 2',
  r2: 'Round 2',
  r3: 'Round 3',
  r4: 'Round 4',
  'mop-up': 'Mop-up',
  stray: 'Stray',
  'special-stray': 'Special stray',
}
const categories: Record<CentralCategory, string> = {
  open: 'Open (General)',
  ews: 'EWS',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
}
const restrictions: Record<Restriction, string> = {
  disability: 'I have a certificate of disability',
  minority: 'I belong to a minority with seats of its own',
  esi: 'A parent is insured with ESI',
  defence: 'Armed forces family',
  nri: 'Non-resident Indian or foreign national',
  university: 'Student or resident with seats of a university (Delhi, AMU, Jamia, JIPMER)',
  area: 'Rural school, language or region with seats of its own',
  other: 'Another certificate',
}

const bands: Record<Band, string> = { likely: 'Likely', possible: 'Possible', reach: 'Reach' }
const roundChoices = { first: 'the first round', last: 'the last main round' } as const
/** How many colleges a regulator's list names. */
type Official = Readonly<{ colleges: number; year: string }>

const problems: Partial<Record<QuestionField, Partial<Record<QuestionProblem, string>>>> = {
  rank: {
    missing: 'Write your rank, such as 25,000.',
    unreadable: 'Write your rank as one number, such as 25,000 or 1.2 lakh. Marks and percentiles are not ranks.',
    'out-of-range': `A NEET rank lies between 1 and ${grouped('en', HIGHEST_NEET_RANK)}.`,
    marks:
      'Take the rank from your score card. Every year the same marks give another rank, so we do not convert them.',
  },
  fees: {
    unreadable: 'Write one amount in rupees a year, such as 1,00,000 or 1 lakh.',
    'out-of-range': 'Write the fee of a whole year in rupees, such as 1,00,000 or 1 lakh.',
  },
  state: { unknown: 'We do not know this state. Choose yours.', missing: 'Choose your state.' },
  category: { unknown: 'We do not know this category. Choose yours.', missing: 'Choose your category.' },
  own: { unknown: 'The address names a category that no state has. Choose again.' },
  also: { unknown: 'The address names a certificate that we do not know. Tick what you have.' },
}

/** Every sentence of the predictor and of the page that says how good it is. */
export const predictorMessages = {
  title: 'Which college can I reach?',
  description:
    'Your all-India rank beside the closing ranks of past years: likely, possible and reach, each with its year, round, quota and source. No percentages.',
  lead: 'Your rank beside what each college closed at, year by year. It is the record, not a promise.',
  home: 'Home',
  howGood: 'How good is this?',
  howGoodLink: 'How often these bands held in past years',
  fields: {
    rank: 'All-India rank (NEET-UG)',
    rankHint:
      'On the score card as “NEET All India Rank”, not the category rank. Marks are not turned into a rank here: we hold no year’s curve that bears it.',
    unknown: 'This is none of the choices. Choose again.',
    problems,
    state: 'Home state',
    stateHint: 'Where your domicile is. It decides which state quota is yours.',
    chooseState: 'Choose your state',
    noState: 'Only all-India seats',
    choose: 'Choose one',
    category: 'Category in the central list',
    categoryHint:
      'All-India seats go by it. A class of your state’s list counts as OBC only if the central list has it.',
    own: (state: string) => `Category in the list of ${state}`,
    ownHint: 'The state’s own seats go by it.',
    ownSame: 'The same as in the central list',
    ownOpen: 'Choose one; until then only open seats of the state are shown',
    gender: 'Seats for',
    genders: { male: 'Everybody', female: 'Everybody, and women alone' },
    course: 'Course',
    also: 'I also qualify for (only tick what you can prove)',
    round: 'Compare with',
    rounds: roundChoices,
    sort: 'Order',
    sorts: { closeness: 'Nearest to my rank', fees: 'Lowest fee', place: 'By place' },
    ownership: 'Run by',
    anyOwner: 'Anybody',
    owners: { government: 'Government', private: 'Private', deemed: 'Deemed university' },
    fees: 'Fee a year, at most (rupees)',
    optional: '(optional)',
    submit: 'Show colleges',
    change: 'Change the answers',
  },
  rankOrMarks: {
    title: (rank: number) => `Is ${rank} your rank or your marks?`,
    text: `NEET marks end at ${MOST_NEET_MARKS}, so both are possible.`,
    rank: 'It is my rank',
    marks: 'These are my marks',
  },
  categories,
  restrictions,
  rounds,
  seat: (state: string | null, quota: string, category: string, forWomen: boolean) =>
    enumerated('en', [state ? `${quota} of ${state}` : quota, category, ...(forWomen ? ['women alone'] : [])]),
  ownMissing: (state: string) => `${state} divides this category in a list of its own. Which one is yours?`,
  ownInBoth: (words: string) => `${words}, also in the central list`,
  ownAlone: (words: string) => `${words}, in the state’s list alone`,
  inBoth: (words: string, central: CentralCategory) =>
    `All-India seats of ${categories[central]} are shown: you said that the central list has your class (${words}).`,
  notInBoth: 'It is in the state’s list alone',
  coverage: {
    title: 'What this answer covers',
    all: 'Everything we hold, and what is missing',
    authority: (name: string, years: readonly number[]) => `${name} (${listed('en', years.map(String))})`,
    line: (authorities: readonly string[], colleges: number, course: string, official: Official | null) =>
      official && official.colleges >= colleges
        ? `Closing ranks of ${listed('en', authorities)}, for ${grouped('en', colleges)} of the ${grouped('en', official.colleges)} ${course} colleges in ${official.year}.`
        : `Closing ranks of ${listed('en', authorities)}, for ${count(colleges, 'college', 'colleges')} with ${course}.`,
    nothing: (round: string) => `We hold no closing ranks to compare with ${round}.`,
    noState: 'No home state was chosen, so the seats of every state’s own quota are missing.',
    missing: (state: string, why: string) => `Missing: the seats that ${state} fills itself. The reason: ${why}.`,
    otherRound: (state: string, round: string) => `Missing: of ${state} we hold no ranks of ${round}.`,
    otherRoundLink: (round: string) => `Compare with ${round}`,
    noBands: (state: string, why: string) => `Of ${state} no bands are given: ${why}.`,
    behindTick: (state: string, authority: string) =>
      `Missing: the seats for candidates of ${state}. ${authority} fills them, and they go by certificates.`,
    tick: 'I qualify: show them',
    noSeats: (state: string, category: CentralCategory, why: string | null) =>
      [`The state quota of ${state} has no seats for ${categories[category]}.`, why].filter(Boolean).join(' '),
    abroad: (country: string) =>
      `Not covered: seats for citizens of ${country}. We hold no closing ranks of them, so we compare nothing.`,
    ask: 'Ask us',
  },
  answers: {
    title: 'You asked',
    rank: 'All-India rank',
    central: 'Central list',
    state: (state: string) => `List of ${state}`,
    fees: (amount: string) => `at most ${amount} a year`,
    notSaid: 'not said',
  },
  askedWith: (rank: number | null, category: CentralCategory) =>
    rank
      ? `Asked with all-India rank ${grouped('en', rank)}, category ${categories[category]}.`
      : `Asked for category ${categories[category]}, without a rank.`,
  openToAll: 'No closing rank of your own category is known to us here; open seats are everybody’s.',
  summary: {
    title: (likely: number, round: 'first' | 'last') =>
      `${count(likely, 'kind of seat is', 'kinds of seat are')} likely in ${roundChoices[round]}`,
    allIndia: (likely: number, round: 'first' | 'last') =>
      likely > 0
        ? `${count(likely, 'kind of all-India seat is', 'kinds of all-India seat are')} likely in ${roundChoices[round]}`
        : 'Only all-India seats could be compared',
    own: (state: string) => `This says nothing of ${state}’s own seats.`,
    table: 'How many kinds of seat are in each band',
    round: 'If you count on',
    legend:
      'Beside the figures: the line is your rank, the full dot where the first round closed, the ring the last main one. On the tinted side the seat was still there.',
  },
  parts: {
    ...bands,
    figures: 'Shown without a band',
    unstated: 'Fee or owner not known',
  },
  partLeads: {
    likely: 'The last closing rank was beyond yours by a third or more.',
    possible: 'Inside last time, but by less than that. Closing ranks move by so much.',
    reach: 'Beyond last time’s closing rank by up to a fifth. Seldom enough.',
    figures: 'Seats whose record decides nothing for one rank; the last figure all the same.',
    unstated: 'We cannot say whether these keep to your limit. Ask the college.',
  },
  seats: (amount: number) => count(amount, 'kind of seat', 'kinds of seat'),
  all: (amount: number, part: string) => `Show all ${grouped('en', amount)}: ${part}`,
  back: 'Back to all parts',
  none: 'Nothing of this kind is in our record.',
  nothing: 'Nothing in our record is within reach of this rank.',
  nothingHint:
    'Compare with the last main round, another category you qualify for, or read where we do not predict. Our record is not complete.',
  why: {
    likely: (round: string, year: number, closing: number) =>
      `${round} of ${year} closed at ${grouped('en', closing)}; three quarters of that is ${grouped('en', Math.floor(closing * 0.75))}, and your rank is inside it.`,
    possible: (round: string, year: number, closing: number) =>
      `Your rank is inside ${grouped('en', closing)}, where ${round} of ${year} closed, but not by a quarter.`,
    reach: (round: string, year: number, closing: number) =>
      `${round} of ${year} closed at ${grouped('en', closing)}, before your rank, but within a fifth of it.`,
  },
  noBand: {
    restricted: 'A pool for few: one candidate more or less moves it, so there is no band.',
    priced: 'No reservation here and the fee decides who takes a seat, so a rank says little.',
    converted: 'The rank was converted from a state’s own list, so it makes no band.',
    few: 'Fewer than three seats were allotted, so there is no band.',
    doubted: 'The figure is in doubt, so there is no band.',
    unmeasured: 'We could not show over past years that bands hold for this pool, so there is none.',
    old: 'The newest lists do not name this seat, so there is no band.',
  },
  share: (band: Band, percent: number, years: string) =>
    `${bands[band]}: ${grouped('en', percent)} of 100 here, at the edge of the band (${years}).`,
  tooFew: (cases: number, years: string) =>
    `Only ${count(cases, 'case was', 'cases were')} counted here (${years}): too few for a share.`,
  spread: (low: number, high: number) =>
    `Over all years and rounds: between ${grouped('en', low)} and ${grouped('en', high)}.`,
  allotted: (seats: number) => count(seats, 'seat', 'seats'),
  tableLabel: (college: string) => `Closing ranks of ${college}`,
  round: 'Round',
  closed: 'Closed at',
  notInList: 'not in the list',
  sourceOf: (round: string) => `${round}:`,
  fee: 'Fee a year',
  seatsHead: 'Seats',
  unknown: 'not known to us',
  compareAdd: 'Add to comparison',
  compare: 'Compare the ticked colleges',
  silent: {
    title: 'Where we do not predict',
    lead: 'For these authorities our record does not bear a prediction. Their own lists do.',
    none: 'we hold no all-India ranks of it',
    filledBy: (authority: string) => `its seats are filled by ${authority}, whose ranks we hold`,
    uncovered: [
      'Students of Nepal: we hold no closing ranks of seats for citizens of Nepal.',
      'Armed Forces Medical College, Pune: it chooses for itself, and we hold no closing ranks of it.',
      'Non-resident Indians: what we hold stands behind the tick in the form, never with a band.',
    ],
    ask: 'Not covered? Ask us',
    merit: 'only ranks of the state’s own merit list are known, which are never compared with an all-India rank',
    years: (years: number) =>
      plural('en', years, {
        one: 'one year is known, against which nothing could be tested',
        other: 'what is known could not be tested',
      }),
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${grouped('en', page)}` },
  good: {
    title: 'How good is the prediction?',
    description:
      'How often the edges of our bands held from one year to a later one, by authority and round, with the number of cases.',
    lead: 'We hid the later year, told it from the earlier one, and counted.',
    everyLead: 'Of a hundred cases so many held at each edge.',
    edge: 'The rates are those at the edge of each band, its worst case: a rank at exactly 0.75, 1.0 and 1.2 of the earlier closing rank. Inside a band the rate is better.',
    rule: 'A band that does not hold is not offered for that pool: Likely under 85 of 100, Reach over 30, or fewer than 30 cases.',
    measuredOn: (day: string, colleges: number, year: number) =>
      `Measured on ${day}, on ${count(colleges, 'college', 'colleges')} that we list, up to the lists of ${year}.`,
    none: 'Nothing has been measured yet: our record does not hold two years of the same round.',
    short: {
      title: 'In short',
      likely: ([low, high]: readonly [number, number]) =>
        `Likely holds: at the very edge of the band, ${low} to ${high} of 100 would have got the seat a year or two later.`,
      possible: ([low, high]: readonly [number, number]) =>
        `Possible is not safe: a rank equal to the last closing rank got in ${low} to ${high} times of 100, by authority and round.`,
      reach: ([low, high]: readonly [number, number]) =>
        `Reach is rare: a fifth beyond the closing rank, ${low} to ${high} of 100.`,
    },
    chart: {
      title: 'How many of a hundred would have got the seat, at the edge of each band',
      legend: {
        likely: 'Likely: at three quarters of the closing rank',
        possible: 'Possible: exactly at it',
        reach: 'Reach: a fifth beyond',
      },
      below: 'The same figures stand in the table below.',
    },
    count: 'How we count',
    every: 'Every figure',
    table: 'Hit rates',
    pool: ({ authority, quota, course }: Record<'authority' | 'quota' | 'course', string>) =>
      enumerated('en', [authority, quota, course]),
    roundAndYears: 'Seats, round and years',
    cases: 'Cases',
    of100: (percent: number) => `${grouped('en', percent)} of 100`,
    casesAndBands: (cases: number, offered: string) => `${count(cases, 'case', 'cases')}. Bands: ${offered}.`,
    likely: 'Held at the edge of Likely',
    possible: 'of Possible',
    reach: 'of Reach',
    offered: 'Bands offered',
    offeredNone: 'none',
    few: 'too few cases',
    /** In place of a share of very few cases. */
    noShare: '–',
    bands: (bands: readonly string[]) => listed('en', bands),
    span: (from: number, to: number) => `${from}, asked for ${to}`,
    toPredictor: 'To the predictor',
  },
} as const
