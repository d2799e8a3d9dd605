import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { CourseTranslation } from '@/payload-types'
import { asPerson } from '../../access/access'
import type { TextState } from '../messages'
import { type EnglishText, isOutdated } from '../texts'

/** A row of any generated collection: they differ only in their `record` relation. */
export type Translation = Omit<CourseTranslation, 'record'> & { record: string }

/** Translations of a record, drafts replacing published ones; newest first. */
export async function readKept(req: PayloadRequest, into: CollectionSlug, record: string): Promise<Translation[]> {
  const where: Where = { record: { equals: record } }
  const newest = { draft: true, sort: '-updatedAt', pagination: false } as const
  const { docs } = await req.payload.find({ collection: into, where, ...newest, ...asPerson(req) })
  return docs as unknown as Translation[]
}

/** Newest save of a record's translations: a save must have seen it. */
export const newestOf = (kept: readonly Translation[]): string | null => kept[0]?.updatedAt ?? null

export function stateOf({ text }: EnglishText, kept: Translation | undefined): TextState {
  if (!kept) return 'missing'
  if (kept._status === 'draft') return 'draft'
  if (isOutdated(kept, text)) return 'outdated'
  return kept.origin ?? 'machine'
}
