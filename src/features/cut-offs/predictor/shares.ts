import { percentOf } from '../backtest/percent-of'
import { BANDS, LEAST_CASES } from './band-rule'
import type { ReachRow } from './reach-queries'

/** Between the rates of its two edges: how many of a hundred cases of a band got a seat of one pool. */
export interface PoolShare {
  /** The state whose residents alone may hold such a seat. */
  state: string | null
  quota: string
  low: number
  /** Null in the first band, which has no nearer edge. */
  high: number | null
}

type Shown = Pick<ReachRow, 'band' | 'noBand' | 'part' | 'rate'> & {
  series: { authority: { state: string | null }; quota: { code: string; words: string | null; forResidents: boolean } }
}

/** What was measured of the pools that the rows of a band stand in; a pool of several rounds has the widest of them. */
export function sharesOf(rows: readonly Shown[]): PoolShare[] {
  const pools = new Map<string, PoolShare>()
  for (const { part, band, rate, series } of rows) {
    if (part !== band || !rate || rate.cases < LEAST_CASES) continue
    const percents = percentOf(rate)
    const nearer = BANDS[BANDS.indexOf(band) - 1]
    const pool = {
      state: series.quota.forResidents ? series.authority.state : null,
      quota: series.quota.words ?? series.quota.code,
    }
    const key = `${pool.state} ${pool.quota}`
    const known = pools.get(key)
    const high = nearer ? percents[nearer] : null
    pools.set(key, {
      ...pool,
      low: Math.min(percents[band], known?.low ?? 100),
      high: high === null ? null : Math.max(high, known?.high ?? 0),
    })
  }
  return [...pools.values()]
}
