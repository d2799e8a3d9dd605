import { enumerated, grouped, listed, plural } from '@/lib/text/format'
import { MAX_NEET_MARKS, MAX_NEET_RANK } from '@/lib/text/typed/typed-number'
import type { Band } from './predictor/band-rule'
import type { OwnerCounts, QuestionField, QuestionProblem } from './predictor/question'
import type { CentralCategory, Restriction, Round } from './schema'

const count = (amount: number, one: string, other: string) =>
  `${grouped('en', amount)} ${plural('en', amount, { one, other })}`

const rounds: Record<Round, string> = {
  r1: 'Round 1',
  'r1-r2': 'Up to round 2',
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
  esi: 'Mother or father insured with ESI',
  defence: 'Armed forces family',
  nri: 'Non-resident Indian or foreign national',
  university: 'Student or resident with seats of a university (Delhi, AMU, Jamia, JIPMER)',
  area: 'Rural school, language or region with seats of its own',
  other: 'Another certificate',
}

/** "7 government and 12 private"; an owner without a college is left out. */
const byOwner = ({ all, government, private: privately }: OwnerCounts): string => {
  const unknown = all - government - privately
  return listed('en', [
    ...(government > 0 ? [`${grouped('en', government)} government`] : []),
    ...(privately > 0 ? [`${grouped('en', privately)} private`] : []),
    ...(unknown > 0 ? [`${grouped('en', unknown)} of unknown owner`] : []),
  ])
}

const bands: Record<Band, string> = { likely: 'Likely', possible: 'Possible', reach: 'Reach' }
const roundChoices = { first: 'the first round', last: 'the last main round' } as const
/** How many colleges a regulator's list names. */
type Official = Readonly<{ colleges: number; year: string }>

const problems: Partial<Record<QuestionField, Partial<Record<QuestionProblem, string>>>> = {
  rank: {
    missing: 'Write your rank, such as 25,000.',
    unreadable: 'Write your rank as one number, such as 25,000 or 1.2 lakh. Marks and percentiles are not ranks.',
    'out-of-range': `A NEET rank lies between 1 and ${grouped('en', MAX_NEET_RANK)}.`,
    marks:
      'Take the rank from your score card. Every year the same marks give another rank, so we do not convert them.',
  },
  fees: {
    unreadable: 'Write one amount in rupees a year, such as 1,00,000 or 1 lakh.',
    'out-of-range': 'Write the fee of a whole year in rupees, such as 1,00,000 or 1 lakh.',
  },
  state: { unknown: 'We do not know this state. Choose yours.', missing: 'Choose your state.' },
  category: { unknown: 'We do not know this category. Choose yours.', missing: 'Choose your category.' },
  own: { unknown: 'No state has this category. Choose again.' },
  also: { unknown: 'We do not know this certificate. Tick what you have.' },
}

/** All messages of the predictor and of the page that says how good it is. */
export const predictorMessages = {
  title: 'Which college can I get?',
  description:
    'Your all-India rank beside the closing ranks of past years: likely, possible and reach, each with its year, round, quota and source. No percentages.',
  lead: 'Three questions. We show what happened in past years. It is not a promise.',
  howGood: 'How often were we right?',
  howGoodLink: 'How often were we right?',
  fields: {
    rank: 'NEET rank',
    rankHint: 'On the score card: “NEET All India Rank”.',
    unknown: 'This is none of the choices. Choose again.',
    problems,
    state: 'Home state',
    stateHint: 'The state of your domicile certificate.',
    chooseState: 'Choose your state',
    noState: 'Only all-India seats',
    choose: 'Choose one',
    category: 'Category',
    categoryHint: 'As in the central list. OBC only if your class is in that list.',
    own: (state: string) => `Category in the list of ${state}`,
    ownHint: 'The state’s own seats use this list.',
    ownSame: 'The same as in the central list',
    ownOpen: 'Choose one; until then only open seats of the state are shown',
    gender: 'Seats for women only',
    genders: { male: 'Leave them out', female: 'Show them too' },
    course: 'Course',
    also: 'Certificates you already have',
    round: 'Which round',
    more: 'More choices',
    rounds: roundChoices,
    sort: 'Order',
    sorts: { closeness: 'Government first, then my state', fees: 'Lowest fee', place: 'By place' },
    ownership: 'Run by',
    anyOwner: 'Anybody',
    owners: { government: 'Government', private: 'Private', deemed: 'Deemed university' },
    fees: 'Highest fee a year, in rupees',
    optional: '(optional)',
    submit: 'Show my colleges',
    change: 'Change the answers',
  },
  rankOrMarks: {
    title: (rank: number) => `Is ${rank} your rank or your marks?`,
    text: `NEET marks end at ${MAX_NEET_MARKS}, so both are possible.`,
    rank: 'It is my rank',
    marks: 'These are my marks',
  },
  categories,
  restrictions,
  rounds,
  seat: (state: string | null, quota: string, category: string, forWomen: boolean) =>
    enumerated('en', [state ? `${quota} of ${state}` : quota, category, ...(forWomen ? ['women only'] : [])]),
  pool: (state: string | null, quota: string) => (state ? `${quota} of ${state}` : quota),
  ownMissing: (state: string) => `${state} splits this category in its own list. What does your caste certificate say?`,
  inBoth: (words: string, central: CentralCategory) =>
    `All-India seats of ${categories[central]} are shown: you said that the central list has your class (${words}).`,
  notInBoth: 'It is only in the state’s list',
  coverage: {
    title: 'What this answer covers',
    all: 'Everything we hold, and what is missing',
    authority: (name: string, years: readonly number[]) => `${name} (${listed('en', years.map(String))})`,
    short: (colleges: number, course: string, official: Official | null) =>
      official && official.colleges >= colleges
        ? `This covers ${grouped('en', colleges)} of the ${grouped('en', official.colleges)} ${course} colleges in ${official.year}.`
        : `This covers ${count(colleges, 'college', 'colleges')} with ${course}.`,
    line: (authorities: readonly string[]) => `Closing ranks of ${listed('en', authorities)}.`,
    nothing: (round: string) => `We hold no closing ranks to compare with ${round}.`,
    noState: 'No home state was chosen, so the seats of every state’s own quota are missing.',
    missing: (state: string, why: string) => `Missing: the seats that ${state} fills itself. Why: ${why}.`,
    otherRound: (state: string, round: string) => `Missing: of ${state} we hold no ranks of ${round}.`,
    otherRoundLink: (round: string) => `Compare with ${round}`,
    noBands: (state: string, why: string) => `For the seats of ${state} we make no guess: ${why}.`,
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
    rank: 'NEET rank',
    central: 'Central list',
    state: (state: string) => `List of ${state}`,
    fees: (amount: string) => `at most ${amount} a year`,
  },
  askedWith: (rank: number | null, category: CentralCategory) =>
    rank
      ? `Asked with all-India rank ${grouped('en', rank)}, category ${categories[category]}.`
      : `Asked for category ${categories[category]}, without a rank.`,
  openToAll: 'This is an open seat: every category may take it.',
  summary: {
    title: (likely: OwnerCounts, round: keyof typeof roundChoices) =>
      likely.all > 0
        ? `Likely for you in ${roundChoices[round]}: ${byOwner(likely)} ${plural('en', likely.all, { one: 'college', other: 'colleges' })}`
        : `No college is likely for you in ${roundChoices[round]}`,
    atHome: (home: OwnerCounts, state: string) =>
      home.all > 0 ? `In ${state}: ${byOwner(home)}.` : `None of them is in ${state}.`,
    allIndia: (likely: OwnerCounts, round: keyof typeof roundChoices) =>
      likely.all > 0
        ? `All-India seats, likely for you in ${roundChoices[round]}: ${byOwner(likely)} ${plural('en', likely.all, { one: 'college', other: 'colleges' })}`
        : 'Only all-India seats could be compared',
    own: (state: string) => `This says nothing of ${state}’s own seats.`,
    round: 'Which round',
    /** Counts of a round; zeros are omitted. */
    counts: (likely: number, possible: number, reach: number) =>
      enumerated('en', [
        ...(likely > 0 ? [`${grouped('en', likely)} likely`] : []),
        ...(possible > 0 ? [`${grouped('en', possible)} possible`] : []),
        ...(reach > 0 ? [`${grouped('en', reach)} reach`] : []),
      ]) || 'none',
    you: (rank: number) => `you, ${grouped('en', rank)}`,
    legendTitle: 'How to read the bar.',
    legend:
      'It shows how far the seats went: strong in the first round, pale in the last main round. If it passes your line, a rank like yours got a seat. The numbers are the last ranks that did.',
  },
  parts: {
    ...bands,
    figures: 'No guess, only the figures',
    unstated: 'Fee or owner not known',
  },
  partLeads: {
    likely: (round: keyof typeof roundChoices) =>
      `In ${roundChoices[round]} you would have got in, with room to spare.`,
    possible: (round: keyof typeof roundChoices) =>
      `In ${roundChoices[round]} you would have got in, with little to spare. The safest stand first.`,
    reach: (round: keyof typeof roundChoices) =>
      `In ${roundChoices[round]} you would have missed it by a fifth at most.`,
  },
  unstatedLead: 'We cannot say whether these keep to your limit. Ask the college.',
  /** The share of a group, by kind of seat. */
  share: {
    lead: 'Of 100 such cases, so many got in:',
    atLeast: (pool: string, low: number) => `${pool}: at least ${grouped('en', low)}`,
    between: (pool: string, low: number, high: number) => `${pool}: ${grouped('en', low)} to ${grouped('en', high)}`,
  },
  byOwner,
  atHome: (amount: number, state: string) => `${grouped('en', amount)} in ${state}`,
  all: (colleges: number, part: string) => `Show all ${count(colleges, 'college', 'colleges')}: ${part}`,
  back: 'Back to all parts',
  nothing: 'Nothing in our record is within reach of this rank.',
  nothingHint: 'Try the last main round, or another category you qualify for. Our record is not complete.',
  why: {
    little: 'It was close: within a tenth of the last rank.',
    later: (round: string) => `You would have got in later: ${round}.`,
    near: 'You would have missed it, but only just.',
  },
  noGuess: (why: string) => `No guess: ${why}.`,
  noBand: {
    restricted: {
      lead: 'Few compete for these seats, so one person more or less changes the rank.',
      short: 'few compete',
    },
    priced: {
      lead: 'The fee decides who takes these seats, so a rank says little.',
      short: 'the fee decides',
    },
    converted: {
      lead: 'These ranks were worked out from a state’s own list.',
      short: 'worked out from a state’s own list',
    },
    few: {
      lead: 'Fewer than three seats were given.',
      short: 'fewer than three seats',
    },
    doubted: {
      lead: 'We are not sure of these figures.',
      short: 'the figure is in doubt',
    },
    unmeasured: {
      lead: 'Our guesses were often wrong for these seats, or could not be tested.',
      short: 'not tested, or often wrong',
    },
    old: {
      lead: 'The newest lists do not name these seats.',
      short: 'not in the newest lists',
    },
  },
  allotted: (seats: number) => count(seats, 'seat', 'seats'),
  tableLabel: (college: string) => `Closing ranks of ${college}`,
  closed: 'Closed at',
  allYears: 'All years',
  notInList: 'not in the list',
  fee: 'Fee a year',
  compareAdd: 'Compare',
  listAdd: 'My list',
  listTicked: 'Add the ticked to my list',
  compare: 'Compare the ticked colleges',
  /** To the page of the home state. */
  guide: (course: string, state: string) => `${course} in ${state}: fees and counselling`,
  silent: {
    title: 'Not covered',
    lead: 'For these seats we do not guess. Ask the authority itself.',
    none: 'we hold no all-India ranks of it',
    filledBy: (authority: string) => `its seats are filled by ${authority}, whose ranks we hold`,
    uncovered: [
      'Students of Nepal: we hold no closing ranks of seats for citizens of Nepal.',
      'Armed Forces Medical College, Pune: it chooses for itself, and we hold no closing ranks of it.',
      'Non-resident Indians: tick it in the form to see what we hold. We make no guess.',
    ],
    ask: 'Not covered? Ask us',
    merit: 'we know only ranks of the state’s own merit list, which is not your NEET rank',
    years: (years: number) =>
      plural('en', years, {
        one: 'we know one year only, so we could not test a guess',
        other: 'we could not test a guess',
      }),
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${grouped('en', page)}` },
  good: {
    title: 'How often were we right?',
    description: 'How often our guesses held in a later year, by authority and round, with the number of cases.',
    lead: 'We hid one year, guessed it from the year before, and counted how often we were right.',
    everyLead: 'Of a hundred cases so many held at each far end.',
    edge: 'We count at the far end of each group, its worst case. There a rank is exactly 0.75, 1.0 or 1.2 of the earlier closing rank. Nearer, more got in.',
    rule: 'If a guess was often wrong for a kind of seat, we do not show it there. That is Likely under 85 of 100, Reach over 30, or fewer than 30 cases.',
    measuredOn: (day: string, colleges: number, year: number) =>
      `Measured on ${day}, on ${count(colleges, 'college', 'colleges')} that we list, up to the lists of ${year}.`,
    none: 'Nothing has been measured yet: our record does not hold two years of the same round.',
    short: {
      title: 'In short',
      likely: ([low, high]: readonly [number, number]) =>
        `Likely: even at the far end, ${low} to ${high} of 100 got in.`,
      possible: ([low, high]: readonly [number, number]) =>
        `Possible is not safe. With exactly the last closing rank, ${low} to ${high} of 100 got in.`,
      reach: ([low, high]: readonly [number, number]) => `Reach: few get in, ${low} to ${high} of 100 at the far end.`,
    },
    chart: {
      title: 'How many of a hundred would have got the seat, at the far end of each group',
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
    casesAndBands: (cases: number, offered: string) => `${count(cases, 'case', 'cases')}. Shown as: ${offered}.`,
    likely: 'Held at the far end of Likely',
    possible: 'of Possible',
    reach: 'of Reach',
    offered: 'Shown as',
    offeredNone: 'none',
    few: 'too few cases',
    /** In place of a share of very few cases. */
    noShare: '–',
    bands: (bands: readonly string[]) => listed('en', bands),
    span: (from: number, to: number) => `${to} guessed from ${from}`,
    toPredictor: 'To the predictor',
  },
} as const
