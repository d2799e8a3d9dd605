import type { HitRate } from './hit-rates-queries'

/** The rates of one pool of seats, under its name. */
export interface RatedPool {
  name: string
  rates: HitRate[]
}

/** Rates by their pool, in the order in which each pool first appears. */
export function poolsOf(rates: readonly HitRate[]): RatedPool[] {
  const pools = new Map<string, RatedPool>()
  for (const rate of rates) {
    const name = [rate.authority, rate.quota, rate.course].join(', ')
    const pool = pools.get(name) ?? { name, rates: [] }
    pool.rates.push(rate)
    pools.set(name, pool)
  }
  return [...pools.values()]
}
