import { COMPARED_ROUNDS, MAIN_ROUNDS, type Round } from '../schema'
import type { HeldYear } from './record-queries'

/** What of an authority is missing. */
export interface Gaps {
  /** Years of which nothing is held. */
  years: number[]
  /** Years of which no main round is held; else those without the first one, and those without any after it. */
  main: number[]
  first: number[]
  last: number[]
}

const without = (years: readonly HeldYear[], rounds: readonly Round[]) =>
  years.filter((held) => !held.rounds.some((round) => rounds.includes(round))).map(({ year }) => year)

/**
 * What is missing of an authority between two years, the oldest first.
 * @param held what is held of it
 */
export function gapsOf(held: readonly HeldYear[], from: number, to: number): Gaps {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const years = all.flatMap((year) => held.find((one) => one.year === year) ?? [])
  const main = without(years, MAIN_ROUNDS)
  const parts = years.filter(({ year }) => !main.includes(year))
  return {
    years: all.filter((year) => !years.some((one) => one.year === year)),
    main,
    first: without(parts, COMPARED_ROUNDS.first),
    last: without(parts, COMPARED_ROUNDS.last),
  }
}
