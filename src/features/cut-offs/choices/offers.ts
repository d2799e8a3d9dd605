import type { Part } from '../predictor/question'
import type { ReachRow } from '../predictor/reach-queries'
import { type Choice, choiceText } from './choice-params'

/** So many of each part are offered at once; what was added makes room for the next. */
export const OFFERED = 8

/** What is known of a college that is offered. */
export interface OfferedCollege {
  slug: string
  name: string
  place: string
}

/** A seat that can be ticked and added to the list. */
export interface Offer extends Pick<ReachRow, 'part' | 'round' | 'year' | 'closingRank'> {
  /** As the address of the list holds it. */
  value: string
  college: OfferedCollege
  seat: { state: string | null; quota: string }
}

/** What is within reach and not in the list yet: each college and quota once, though it may have seats of several categories. */
export function offersIn(
  rows: readonly ReachRow[],
  choices: readonly Choice[],
  collegeOf: (id: string) => OfferedCollege | undefined,
): Offer[] {
  const taken = new Set(choices.map(choiceText))
  const counts = new Map<Part, number>()
  return rows.flatMap(({ series, part, round, year, closingRank }) => {
    const college = collegeOf(series.collegeId)
    const value =
      college && choiceText({ authority: series.authority.slug, quota: series.quota.code, college: college.slug })
    const count = counts.get(part) ?? 0
    if (!college || !value || taken.has(value) || count === OFFERED) return []
    taken.add(value)
    counts.set(part, count + 1)
    const { forResidents, words, code } = series.quota
    const seat = { state: forResidents ? series.authority.state : null, quota: words ?? code }
    return [{ part, round, year, closingRank, value, college, seat }]
  })
}
