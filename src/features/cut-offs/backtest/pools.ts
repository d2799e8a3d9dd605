import type { HitRate } from './hit-rates-queries'

/** The rates of one pool of seats. */
export interface RatedPool extends Pick<HitRate, 'authority' | 'quota' | 'course'> {
  key: string
  rates: HitRate[]
}

/** Rates by their pool, in the order in which each pool first appears. */
export function poolsOf(rates: readonly HitRate[]): RatedPool[] {
  const pools = new Map<string, RatedPool>()
  for (const rate of rates) {
    const { authority, quota, course } = rate
    const key = [authority, quota, course].join()
    const pool = pools.get(key) ?? { key, authority, quota, course, rates: [] }
    pool.rates.push(rate)
    pools.set(key, pool)
  }
  return [...pools.values()]
}
