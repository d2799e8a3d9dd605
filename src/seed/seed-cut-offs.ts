import type { Payload } from 'payload'
import { measureHitRates } from '@/features/cut-offs/operations/measure-queries'
import { idsBySlug } from './add-missing'
import { insertRanks } from './closing-ranks-queries'
import { readRanks } from './data/closing-ranks/rank-list'
import { rankLists } from './data/closing-ranks/rank-lists'
import { seatTerms } from './data/seat-terms'
import { sourceIds } from './seed-sources'

/** The words of the authorities that are not there yet. */
export async function seedSeatTerms(payload: Payload): Promise<number> {
  const authorities = await idsBySlug(payload, 'counselling-authorities')
  const regions = await idsBySlug(payload, 'regions')
  // Full authority: the seed writes for nobody in particular.
  const { docs } = await payload.find({ collection: 'seat-terms', pagination: false, depth: 0, overrideAccess: true })
  const present = new Map(docs.map((term) => [[term.authority, term.kind, term.code].join('\n'), term]))
  let added = 0
  for (const { authority: slug, region, ...stated } of seatTerms) {
    const authority = authorities.get(slug)
    const term = { ...stated, region: region ? regions.get(region) : undefined }
    if (!authority) continue
    const known = present.get([authority, term.kind, term.code].join('\n'))
    if (known?.words) continue
    const options = { overrideAccess: true, context: { disableRevalidate: true } } as const
    if (known) await payload.update({ collection: 'seat-terms', id: known.id, data: term, ...options })
    else await payload.create({ collection: 'seat-terms', data: { ...term, authority }, ...options })
    added += 1
  }
  return added
}

/**
 * The first closing ranks, and how often the bands held in them, measured as `npm run backtest` does. None where there
 * are some already: a list that was imported knows better.
 */
export async function seedClosingRanks(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'closing-ranks', overrideAccess: true })
  if (totalDocs > 0) return 0
  const sources = await sourceIds(payload)
  const ranks = rankLists.flatMap((list) => {
    const sourceId = sources.get(list.source)
    // A source that somebody has deleted or renamed stands behind nothing any more.
    if (!sourceId) return []
    const { authority, year, round, quota, gender = 'any' } = list
    return readRanks(list).map((rank) => ({ ...rank, authority, year, round, quota, gender, sourceId }))
  })
  const added = await insertRanks(payload.db.pool, ranks)
  await measureHitRates(payload.db.pool)
  return added
}
