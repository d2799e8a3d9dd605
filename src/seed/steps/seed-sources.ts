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

/** The documents in which the figures of the first content stand, by the keys by which its files name them. */
export function sourceSeeds() {
  return readTable('sources.csv', SOURCE).map(({ key, checked_on: checkedOn, ...source }) => ({
    key,
    data: { ...source, checkedOn },
  }))
}

const nameOf = ({ title, publisher, year }: { title: string; publisher?: string | null; year?: string | null }) =>
  [title, publisher ?? '', year ?? ''].join('\n')

/**
 * The sources of the first content that there are, by their keys: known again by title, publisher and year.
 * @param trash whether those in the trash count; they are present, but no figure names them
 */
export async function sourceIds(payload: Payload, trash = false): Promise<ReadonlyMap<string, string>> {
  // Full authority: the seed writes for nobody in particular.
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

/** Every document that figures of the first content name. */
export async function seedSources(payload: Payload): Promise<number> {
  const present = await sourceIds(payload, true)
  const absent = sourceSeeds().filter(({ key }) => !present.has(key))
  for (const { data } of absent) {
    await payload.create({ collection: 'sources', data, ...AS_SEED })
  }
  return absent.length
}
