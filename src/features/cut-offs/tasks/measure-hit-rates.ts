import type { Payload } from 'payload'
import { byTheClock } from '@/cms/background/by-the-clock'
import { clearTags, tags } from '@/lib/caching/cache'
import { measureHitRates, ranksFingerprint } from '../operations/measure-queries'

/** The key of the last measured fingerprint in Payload's key-value store. */
const MEASURED = 'hit-rates-measured'

/**
 * Measures the bands again if a closing rank, name or term has changed since the last measurement, in any way: import,
 * form, undo or SQL. Until then the previous rates stay, with their date.
 * @returns the number of pools; null if nothing had changed
 */
export async function measureChangedRanks(payload: Payload): Promise<number | null> {
  // Read first, so that changes during the measurement are measured next time.
  const stand = await ranksFingerprint(payload.db.pool)
  if ((await payload.kv.get<string>(MEASURED)) === stand) return null
  const pools = await measureHitRates(payload.db.pool)
  await payload.kv.set(MEASURED, stand)
  return pools
}

/** Checks every minute. */
export const measureHitRatesTask = byTheClock(
  'measure-hit-rates',
  'Measure how often the bands held',
  '10 * * * * *',
  async (req) => {
    const pools = await measureChangedRanks(req.payload)
    if (pools !== null) clearTags(req, [tags.cutOffs()])
  },
)
