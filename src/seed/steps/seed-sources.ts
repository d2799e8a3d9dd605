import type { Payload } from 'payload'
import { z } from 'zod'
import { SOURCE_KINDS } from '@/cms/sources/source-rule'
import { day } from '../files/cells'
import { readTable } from '../files/read-content'
import { AS_SEED } from './add-missing'

const SOURCE = z.object({
  key: z.string(),
  title: z.string(),
  publisher: z.string().optional(),
  year: z.string().optional(),
  kind: z.enum(SOURCE_KINDS),
  address: z.url().optional(),
  covers: z.string().optional(),
  checked_on: day.optional(),
})

/** Source documents of the first content's figures, by the keys its files use. */
export function sourceSeeds() {
  return readTable('sources.csv', SOURCE).map(({ key, checked_on: checkedOn, ...source }) => ({
    key,
    data: { ...source, checkedOn },
  }))
}

const nameOf = ({ title, publisher, year }: { title: string; publisher?: string | null; year?: string | null }) =>
  [title, publisher ?? '', year ?? ''].join('\n')

/**
 * Existing sources of the first content by key, identified by title, publisher and year.
 * @param trash whether to include those in the trash: they count as present, but no figure refers to them
 */
export async function sourceIds(payload: Payload, trash = false): Promise<ReadonlyMap<string, string>> {
  // Full authority: the seed writes on no one's behalf.
  const { docs } = await payload.find({
    collection: 'sources',
    trash,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const byName = new Map(docs.map((source) => [nameOf(source), source.id]))
  return new Map(
    sourceSeeds().flatMap(({ key, data }) => {
      const id = byName.get(nameOf(data))
      return id ? [[key, id] as const] : []
    }),
  )
}

/** Adds every document that figures of the first content refer to. */
export async function seedSources(payload: Payload): Promise<number> {
  const present = await sourceIds(payload, true)
  const absent = sourceSeeds().filter(({ key }) => !present.has(key))
  for (const { data } of absent) {
    await payload.create({ collection: 'sources', data, ...AS_SEED })
  }
  return absent.length
}
