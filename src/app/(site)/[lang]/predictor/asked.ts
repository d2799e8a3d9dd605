import { getMenuStates } from '@/features/colleges/search/menu-states-queries'
import { unpredictedAuthorities } from '@/features/cut-offs/backtest/hit-rates-queries'
import { readQuestion } from '@/features/cut-offs/predictor/question'
import { seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import type { Language } from '@/lib/language'
import type { RawQuery } from '@/lib/request/raw-query'
import { compareMessages } from '@/lib/text/format'
import type { Country } from '@/lib/vocabulary'

/** States whose students the data does not cover; the page says so. */
export const ABROAD: Country = 'Nepal'

/** The question in the URL, with the states to choose from, all authorities' terms, and the states not covered. */
export async function askedIn(language: Language, params: RawQuery) {
  const [terms, silent, menuStates] = await Promise.all([seatTerms(), unpredictedAuthorities(), getMenuStates()])
  const states = [
    ...new Set([...menuStates, ...[...silent, ...terms].flatMap(({ state }) => state ?? []), ABROAD]),
  ].sort((one, other) => compareMessages(language, one, other))
  return { asked: readQuestion(params, { states, terms }), terms, silent, states }
}
