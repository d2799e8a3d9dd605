import { isMainRound, MAIN_ROUNDS, type Round } from '../schema'

/** A closing rank of any seat of a choice that the candidate may hold. */
export type Closing = { year: number; round: Round; closingRank: number }

export interface ReplayedRound {
  round: Round
  /** The index of the choice reached, or null. */
  at: number | null
  /** The index of an earlier round's seat that was given up, or null. */
  from: number | null
  /** The missed choices above it with their closing ranks, if the round has one. */
  missed: { at: number; closingRank: number }[]
}

export type ReplayedYear = { year: number; rounds: ReplayedRound[] }

/** Consecutive rounds with the same choice. */
export interface ReplayedStretch extends Pick<ReplayedRound, 'at' | 'from'> {
  rounds: Round[]
  /** The missed choices above it, with the range of closing ranks in these rounds. */
  missed: { at: number; low: number; high: number }[]
}

/** Joins consecutive rounds with the same result. */
export function stretchesOf(rounds: readonly ReplayedRound[]): ReplayedStretch[] {
  const stretches: ReplayedStretch[] = []
  for (const { round, at, from, missed } of rounds) {
    const last = stretches.at(-1)
    const known = last?.at === at ? last : null
    const stretch: ReplayedStretch = {
      rounds: [...(known?.rounds ?? []), round],
      at,
      from: known ? known.from : from,
      missed: withMissed(known?.missed ?? [], missed),
    }
    stretches.splice(known ? -1 : stretches.length, 1, stretch)
  }
  return stretches
}

function withMissed(before: ReplayedStretch['missed'], missed: ReplayedRound['missed']): ReplayedStretch['missed'] {
  const all = [...before, ...missed.map(({ at, closingRank }) => ({ at, low: closingRank, high: closingRank }))]
  return [...new Set(all.map(({ at }) => at))]
    .sort((one, other) => one - other)
    .map((at) => {
      const same = all.filter((each) => each.at === at)
      return { at, low: Math.min(...same.map(({ low }) => low)), high: Math.max(...same.map(({ high }) => high)) }
    })
}

/**
 * The results of a list in past years, by main round. A candidate gets the highest choice whose closing rank is at least
 * their own, and can only move up afterwards. Later rounds fill leftover seats by chance and are ignored.
 * @param lists the closing ranks of each choice, in the list's order
 * @returns the newest year first
 */
export function replay(rank: number, lists: readonly (readonly Closing[])[]): ReplayedYear[] {
  const all = lists.flat().filter(({ round }) => isMainRound(round))
  const years = [...new Set(all.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => {
    let held: number | null = null
    const rounds = MAIN_ROUNDS.filter((round) => all.some((each) => each.year === year && each.round === round)).map(
      (round): ReplayedRound => {
        const closings = lists.map((list) => closedAt(list, year, round))
        const above: number = held ?? lists.length
        const reached = closings.findIndex((closing, at) => at < above && closing !== null && rank <= closing)
        const from = reached >= 0 ? held : null
        if (reached >= 0) held = reached
        return {
          round,
          at: held,
          from,
          missed: closings
            .slice(0, held ?? lists.length)
            .flatMap((closingRank, at) => (closingRank === null ? [] : [{ at, closingRank }])),
        }
      },
    )
    return { year, rounds }
  })
}

/** The highest closing rank of a choice in a round, or null. */
function closedAt(list: readonly Closing[], year: number, round: Round): number | null {
  const ranks = list.flatMap((each) => (each.year === year && each.round === round ? [each.closingRank] : []))
  return ranks.length > 0 ? Math.max(...ranks) : null
}
