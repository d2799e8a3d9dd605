import { getMenuStates } from '@/features/colleges/search/menu-states-queries'
import { unpredictedAuthorities } from '@/features/cut-offs/backtest/hit-rates-queries'
import { dividedCategories, ownCategory, stateCategories } from '@/features/cut-offs/predictor/eligible-seats'
import { candidateOf, readQuestion } from '@/features/cut-offs/predictor/question'
import { seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import type { Language } from '@/lib/language'
import type { RawQuery } from '@/lib/request/raw-query'
import { compareMessages } from '@/lib/text/format'
import type { Country } from '@/lib/vocabulary'

/** States whose students the data does not cover; the page says so. */
export const ABROAD: Country = 'Nepal'

/**
 * The question in the URL, with the states to choose from, all authorities' terms, the states not covered, and the
 * categories of the home state.
 */
export async function predictorInput(language: Language, params: RawQuery) {
  const [terms, silent, menuStates] = await Promise.all([seatTerms(), unpredictedAuthorities(), getMenuStates()])
  const states = [
    ...new Set([...menuStates, ...[...silent, ...terms].flatMap(({ state }) => state ?? []), ABROAD]),
  ].sort((one, other) => compareMessages(language, one, other))
  const parsed = readQuestion(params, { states, terms })
  const candidate = candidateOf(parsed.form)
  const list = stateCategories(terms, candidate)
  const divided = dividedCategories(list, candidate)
  /** What the form draws. */
  const form = { language, parsed, states, list, isDivided: divided.length > 0 }
  return { parsed, terms, silent, states, candidate, divided, own: ownCategory(list, candidate), form }
}
