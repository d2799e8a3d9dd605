import { isMainRound, MAIN_ROUNDS, type Round } from '../schema'

/** What a round closed at, over every seat of a choice that the candidate may hold. */
export type Closing = { year: number; round: Round; closingRank: number }

/** What one round would have given. */
export interface ReplayedRound {
  round: Round
  /** The choice that was reached, by its place in the list; null where none was. */
  at: number | null
  /** A seat of an earlier round, given up for a better one. */
  from: number | null
  /** The choices above it that were missed, with the rank at which each closed; without those the round does not name. */
  missed: { at: number; closingRank: number }[]
}

export type ReplayedYear = { year: number; rounds: ReplayedRound[] }

/** Rounds one after another that give the same choice. */
export interface ReplayedStretch extends Pick<ReplayedRound, 'at' | 'from'> {
  rounds: Round[]
  /** The choices above it, with the ranks between which each closed in these rounds. */
  missed: { at: number; low: number; high: number }[]
}

/** The rounds of a year, those that say the same once. */
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
 * Where a list would have landed in each past year, main round by main round. A candidate gets the highest choice whose
 * last rank was not before their own; who holds a seat can only move up. Rounds after the main ones fill what was left
 * over, by chance, and are left out.
 * @param lists the closings of each choice, in the order of the list
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

/** The worst rank that still got a seat of a choice in a round; null where the round's list names none. */
function closedAt(list: readonly Closing[], year: number, round: Round): number | null {
  const ranks = list.flatMap((each) => (each.year === year && each.round === round ? [each.closingRank] : []))
  return ranks.length > 0 ? Math.max(...ranks) : null
}
