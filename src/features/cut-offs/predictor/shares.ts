import { percentOf } from '../backtest/percent-of'
import { BANDS, MIN_CASES } from './band-rule'
import type { ReachRow } from './reach-queries'

/** The percentage of cases in a band that got a seat of a pool: between the rates of the band's two edges. */
export interface PoolShare {
  /** The state whose residents alone may hold such a seat. */
  state: string | null
  quota: string
  low: number
  /** Null for the first band, which has only one edge. */
  high: number | null
}

type Shown = Pick<ReachRow, 'band' | 'noBand' | 'part' | 'rate'> & {
  series: { authority: { state: string | null }; quota: { code: string; words: string | null; forResidents: boolean } }
}

/** The measured shares of the pools of a band's rows; for several rounds of a pool the widest range. */
export function sharesOf(rows: readonly Shown[]): PoolShare[] {
  const pools = new Map<string, PoolShare>()
  for (const { part, band, rate, series } of rows) {
    if (part !== band || !rate || rate.cases < MIN_CASES) continue
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
