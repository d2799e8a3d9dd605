import { grouped, listed, plural } from '@/lib/text/format'

const count = (amount: number, one: string, other: string) =>
  `${grouped('en', amount)} ${plural('en', amount, { one, other })}`

/** All messages of the coverage page: which closing ranks we hold. */
export const coverageMessages = {
  title: 'Which closing ranks we hold',
  description:
    'By counselling authority and year: the rounds, colleges and closing ranks in our record, what is missing, and where it is published.',
  lead: 'By authority and year: what we hold, what is missing, and who publishes it.',
  here: 'What we hold',
  sum: (rows: number, authorities: number, from: number, to: number) =>
    `We hold ${count(rows, 'closing rank', 'closing ranks')} of ${count(authorities, 'authority', 'authorities')}, ${from} to ${to}. Nothing of a later year is in the record.`,
  unmatched: (rows: number) =>
    `${count(rows, 'of them names', 'of them name')} a college without a page here, and ${plural('en', rows, { one: 'is', other: 'are' })} not compared.`,
  allMatched: 'Every one of them names a college that has a page here.',
  nothing: 'We hold no closing ranks yet.',
  table: 'Closing ranks by authority and year',
  year: 'Year and rounds',
  colleges: 'Colleges',
  rows: 'Ranks',
  withoutPage: 'Without a page',
  ofIndia: 'All India',
  named: (state: string, name: string) => `${state}: ${name}`,
  missing: (parts: readonly string[]) => `Missing: ${parts.join('; ')}.`,
  years: (years: readonly number[]) => `all of ${listed('en', years.map(String))}`,
  mainRounds: (years: readonly number[]) => `every main round of ${listed('en', years.map(String))}`,
  firstRound: (years: readonly number[]) => `the first round of ${listed('en', years.map(String))}`,
  laterRounds: (years: readonly number[]) => `the later main rounds of ${listed('en', years.map(String))}`,
  published: 'Its own lists',
  silent: 'Authorities of which we hold nothing',
  silentLead: 'Their lists are published on their own sites.',
  toPredictor: 'To the predictor',
  toHitRate: 'How often were we right?',
  toOpenData: 'Download the data',
} as const
