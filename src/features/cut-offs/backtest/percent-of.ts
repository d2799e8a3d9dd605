import { type Band, type Held, LEAST_CASES } from '../predictor/band-rule'

/** How many of a hundred cases held at each edge, rounded. */
export const percentOf = ({ cases, heldLikely, heldPossible, heldReach }: Held): Record<Band, number> => {
  const percent = (held: number) => Math.round((100 * held) / cases)
  return { likely: percent(heldLikely), possible: percent(heldPossible), reach: percent(heldReach) }
}

/** Those of which enough cases were counted, so that a rate says something. */
export const isCounted = ({ cases }: Held): boolean => cases >= LEAST_CASES

/**
 * Between which rates each edge held, over the pools for which its band is offered.
 * @returns null for a band that is offered nowhere
 */
export function rangesOf(
  rates: readonly (Held & { offered: readonly Band[] })[],
): Record<Band, readonly [number, number] | null> {
  const range = (band: Band): readonly [number, number] | null => {
    const percents = rates.filter(({ offered }) => offered.includes(band)).map((rate) => percentOf(rate)[band])
    return percents.length > 0 ? [Math.min(...percents), Math.max(...percents)] : null
  }
  return { likely: range('likely'), possible: range('possible'), reach: range('reach') }
}
