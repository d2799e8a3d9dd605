import { type Band, type Held, MIN_CASES } from '../predictor/band-rule'

/** The percentage of cases that held at each edge. */
export const percentOf = ({ cases, heldLikely, heldPossible, heldReach }: Held): Record<Band, number> => {
  const percent = (held: number) => Math.round((100 * held) / cases)
  return { likely: percent(heldLikely), possible: percent(heldPossible), reach: percent(heldReach) }
}

/** Whether there are enough cases for a rate. */
export const isCounted = ({ cases }: Held): boolean => cases >= MIN_CASES

/** The range of percentages at each edge, over the pools that offer its band; null for a band that none offers. */
export function rangesOf(
  rates: readonly (Held & { offered: readonly Band[] })[],
): Record<Band, readonly [number, number] | null> {
  const range = (band: Band): readonly [number, number] | null => {
    const percents = rates.filter(({ offered }) => offered.includes(band)).map((rate) => percentOf(rate)[band])
    return percents.length > 0 ? [Math.min(...percents), Math.max(...percents)] : null
  }
  return { likely: range('likely'), possible: range('possible'), reach: range('reach') }
}
