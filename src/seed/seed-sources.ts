import type { Payload } from 'payload'
import { type SourceKey, sources } from './data/sources'

const nameOf = ({ title, publisher, year }: { title: string; publisher?: string | null; year?: string | null }) =>
  [title, publisher ?? '', year ?? ''].join('\n')

/** The sources of the seed that there are, by their keys: known again by title, publisher and year. */
export async function sourceIds(payload: Payload): Promise<ReadonlyMap<SourceKey, string>> {
  // Full authority: the seed writes for nobody in particular.
  const { docs } = await payload.find({ collection: 'sources', pagination: false, depth: 0, overrideAccess: true })
  const byName = new Map(docs.map((source) => [nameOf(source), source.id]))
  return new Map(
    (Object.keys(sources) as SourceKey[]).flatMap((key) => {
      const id = byName.get(nameOf(sources[key]))
      return id ? [[key, id] as const] : []
    }),
  )
}

/** Every document that figures of the seed name. */
export async function seedSources(payload: Payload): Promise<number> {
  const present = await sourceIds(payload)
  const absent = (Object.keys(sources) as SourceKey[]).filter((key) => !present.has(key))
  for (const key of absent) {
    await payload.create({
      collection: 'sources',
      data: sources[key],
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  }
  return absent.length
}
