import type { CollectionSlug, PayloadRequest } from 'payload'
import { metadataOf } from '../cms-metadata'

/** An address that the site passes on as an official one, and the records that name it. */
export interface OfficialLink {
  address: string
  usedIn: { of: CollectionSlug; record: string; title: string }[]
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The texts at a path of fields; a list on the way is walked through. */
function messagesAt(value: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => messagesAt(entry, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return typeof value === 'string' && value !== '' ? [value] : []
  return isRow(value) ? messagesAt(value[name], rest) : []
}

/** Every official link of the collections that declare some, each once. */
export async function officialLinks(req: PayloadRequest): Promise<OfficialLink[]> {
  const links = new Map<string, OfficialLink>()
  for (const { slug, custom, admin } of req.payload.config.collections) {
    const fields = metadataOf({ custom }).links ?? []
    if (fields.length === 0) continue
    const of = slug as CollectionSlug
    const title = admin.useAsTitle ?? 'id'
    const select = Object.fromEntries(
      [...fields.map((field) => field.split('.')[0] ?? ''), title].map((name) => [name, true]),
    )
    // Full authority: a task has no user, and what visitors do not see yet is checked as well.
    const { docs } = await req.payload.find({
      collection: of,
      select,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    for (const doc of docs) {
      const row: Record<string, unknown> = { ...doc }
      const usedIn = { of, record: String(doc.id), title: String(row[title] ?? doc.id) }
      for (const address of new Set(fields.flatMap((field) => messagesAt(row, field.split('.'))))) {
        const link = links.get(address) ?? { address, usedIn: [] }
        link.usedIn.push(usedIn)
        links.set(address, link)
      }
    }
  }
  return [...links.values()]
}
