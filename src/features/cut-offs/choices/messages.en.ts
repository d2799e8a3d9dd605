import { enumerated, grouped, listed, plural } from '@/lib/text/format'

const count = (amount: number, one: string, other: string) =>
  `${grouped('en', amount)} ${plural('en', amount, { one, other })}`

/** All messages of the choice list, which a family makes before filling in the authority's own. */
export const choiceMessages = {
  title: 'My choice list',
  description:
    'Put your colleges in the order you want them. See where the list would have taken you in past years. No account needed.',
  lead: 'Order the colleges you would join. See where the list would have taken you in past years.',
  fromPredictor: 'Make a choice list',
  ask: 'First three questions: they decide which seats you may choose.',
  authorities: 'One list for each authority',
  others: 'Lists of other states',
  /** "Bihar: BCECEB", because few know the names of the bodies. */
  authorityOf: (state: string | null, name: string) => `${state ?? 'All India'}: ${name}`,
  ofAuthority: (name: string, choices: number) => (choices > 0 ? `${name} (${grouped('en', choices)})` : name),
  noAuthority: 'We hold no closing ranks of seats that you may choose.',
  noAuthorityHint: 'Change your answers, or ask the authority of your state.',
  clock: {
    today: (day: string) => `Today, ${day}`,
    nothing: (authority: string) => `We know of no open round of ${authority}. You can make your list in peace.`,
  },
  order: {
    title: 'Order by wish, not by chance',
    lines: [
      'Put the college you want most at number 1, even if your rank is far from it.',
      'The computer starts at the top and gives you the first one that is free for your rank.',
      'A bold wish never takes away a safe seat lower down. Leave out what you would refuse.',
    ],
  },
  choices: (amount: number) => count(amount, 'choice', 'choices'),
  toLookAt: (amount: number) => count(amount, 'thing to look at', 'things to look at'),
  kept: 'The link of this page holds the whole list. Bookmark it, or send it to your family.',
  leftOut: (amount: number, max: number) =>
    `${count(amount, 'choice was', 'choices were')} left out: unreadable, or more than ${grouped('en', max)}.`,
  empty: 'Your list is empty.',
  emptyHint: 'Tick the colleges below that you would really join.',
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  takeOut: 'Take out',
  entered: 'Entered',
  note: {
    add: 'Add a note',
    change: 'Change note',
    label: 'Note',
    hint: (max: number) => `At most ${grouped('en', max)} letters. Whoever has the link of this page can read it.`,
    save: 'Save note',
  },
  fee: 'Fee a year',
  feeOf: (amount: string | null) => `Fee a year: ${amount ?? 'not known'}`,
  closed: (round: string, year: number, rank: number) => `${round} of ${year}: ${grouped('en', rank)}`,
  beyond: 'Missed by more than a fifth.',
  allSeats: (seat: string) => `All choices here: ${seat}.`,
  warnings: {
    'not-listed': 'We have no page of this college.',
    'not-yours': 'By our record this seat is not for you. Take it out, or check the rule.',
    'no-category': 'We know of no seat of your category here.',
    'no-figures': 'We hold no closing ranks of this seat.',
    women: 'For women only.',
    twice: (at: number) => `Twice in the list: the same seat is number ${grouped('en', at)}. Take one out.`,
    'below-likely': (at: number) =>
      `Number ${grouped('en', at)} is likely. You will hardly come to this one, or to those below it.`,
    nothingLikely: 'Nothing in this list is likely for you. Add a safe choice at the end.',
  },
  replay: {
    title: 'Where this list would have taken you',
    lead: (rank: number) => `Your list and rank ${grouped('en', rank)}, run through past closing ranks.`,
    limits:
      'Closing ranks do not show who won a tie, which seats moved, or whether you asked for a better seat. Stray rounds are left out.',
    year: (year: number) => String(year),
    none: 'No seat of this list.',
    got: (at: number, name: string) => `Number ${grouped('en', at)}: ${name}`,
    moved: (from: number) => `Better than number ${grouped('en', from)}, if you asked to move up.`,
    missed: (choices: readonly string[]) => `Closed before your rank: ${enumerated('en', choices)}.`,
    missedAt: (at: number, low: number, high: number) =>
      `Number ${grouped('en', at)} at ${grouped('en', low)}${high > low ? ` to ${grouped('en', high)}` : ''}`,
    rounds: (rounds: readonly string[]) => listed('en', rounds),
    nothing: 'We hold no lists of this authority, so we cannot run yours through them.',
  },
  rules: (authority: string) => `Rules of ${authority}`,
  onSite: (site: string) => `You still fill in and lock the list here: ${site}`,
  suggestions: {
    title: 'Add to the list',
    lead: 'Nearest to your rank first. Tick what you would join.',
    rank: 'The number is the last rank that got in.',
    closed: (round: string, year: number) => `${round} of ${year}`,
    add: 'Add the ticked ones',
    all: 'All of them in the predictor',
    none: 'Nothing more of this authority is within reach of your rank.',
  },
  full: (max: number) => `The list is full: it holds ${grouped('en', max)} choices.`,
  row: (parts: readonly string[]) => enumerated('en', parts),
  offline: {
    link: 'Download to read offline',
    file: 'my-choice-list.html',
    asOf: (day: string) => `As of ${day}. Figures may have changed since.`,
    online: 'Open the list on the site',
    rank: (rank: number) => `NEET rank ${grouped('en', rank)}`,
    list: 'The list',
  },
  csv: {
    link: 'Download CSV',
    file: 'my-choice-list.csv',
    columns: {
      number: 'Number',
      college: 'College',
      place: 'Place',
      seat: 'Seat',
      band: 'Likelihood',
      closed: 'Last closing rank',
      fee: 'Fee a year',
      entered: 'Entered',
      note: 'Note',
    },
    yes: 'Yes',
  },
} as const
