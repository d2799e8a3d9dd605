import type { Payload } from 'payload'
import { type MarkedFigure, markedFigure } from '@/cms/sources/figure-view'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { type Shelf } from '@/cms/sources/source-rule'
import { idOf } from '@/lib/database/record-id'
import type { Source } from '@/payload-types'

/** A figure of a record or of a row: its source by id, its year, and the day of its last check. */
interface StoredFigure {
  source?: Source | string | null
  year?: string | null
  checkedOn?: string | null
}

/** Says of a figure where it stands and how it stands today. */
export type Marking = (figure: StoredFigure, shelf: Shelf) => MarkedFigure

/** Reads every source at once: pages show hundreds of figures, which stand in a handful of documents. */
export async function readMarking(payload: Payload): Promise<Marking> {
  const [{ docs }, lives] = await Promise.all([
    payload.find({ collection: 'sources', depth: 0, pagination: false, overrideAccess: false }),
    readShelfLives(payload),
  ])
  const sources = new Map(docs.map((source) => [source.id, source]))
  return ({ source, ...figure }, shelf) =>
    markedFigure({ ...figure, source: sources.get(idOf(source) ?? '') ?? null }, lives[shelf])
}
