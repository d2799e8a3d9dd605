import type { Payload } from 'payload'
import { byTheClock } from '@/cms/background/by-the-clock'
import { clearTags, tags } from '@/lib/caching/cache'
import { measureHitRates, standOfRanks } from '../operations/measure-queries'

/** Of which stand of the ranks the rates are, in Payload's own store. */
const MEASURED = 'hit-rates-measured'

/**
 * Measures the bands anew where a closing rank, the college of a name or a word of an authority is another than at the
 * last measurement, by whichever door it changed: import, form, undo or a statement. Until then the rates of before
 * stay, with their date.
 * @returns how many pools were measured; null where nothing had changed
 */
export async function measureChangedRanks(payload: Payload): Promise<number | null> {
  // Read first: what changes meanwhile is measured the next time.
  const stand = await standOfRanks(payload.db.pool)
  if ((await payload.kv.get<string>(MEASURED)) === stand) return null
  const pools = await measureHitRates(payload.db.pool)
  await payload.kv.set(MEASURED, stand)
  return pools
}

/** Looks every minute for what has changed. */
export const measureHitRatesTask = byTheClock(
  'measure-hit-rates',
  'Measure how often the bands held',
  '10 * * * * *',
  async (req) => {
    const pools = await measureChangedRanks(req.payload)
    if (pools !== null) clearTags(req, [tags.cutOffs()])
  },
)
