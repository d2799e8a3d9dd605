import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { asServer } from '@/cms/access/access'
import { slugStems } from '@/lib/text/normal-forms/slug'

/** Remembers a published record's old slug, so that its old address leads to the new one for good. */
export const rememberOldSlug: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const old = previousDoc?.slug
  if (operation !== 'update' || !old || old === doc.slug) return doc
  const where: Where = { and: [{ of: { equals: collection.slug } }, { slug: { equals: old } }] }
  // Full authority: nobody writes this collection by hand.
  await req.payload.delete({ collection: 'slug-history', where, overrideAccess: true, req })
  await req.payload.create({
    collection: 'slug-history',
    data: { of: collection.slug, slug: old, record: String(doc.id) },
    ...asServer(req),
  })
  return doc
}

/** Addresses that a record had before its present one. */
export async function formerSlugsOf(req: PayloadRequest, collection: string, id: string | number): Promise<string[]> {
  // Full authority: nobody but administrators may list old addresses.
  const { docs } = await req.payload.find({
    collection: 'slug-history',
    where: { and: [{ of: { equals: collection } }, { record: { equals: String(id) } }] },
    ...asServer(req),
  })
  return docs.map(({ slug }) => slug)
}

/** The id of the record that was at an address before it moved; null where none was. */
export async function recordOnceAt(payload: Payload, of: CollectionSlug, slug: string): Promise<string | null> {
  // Full authority: the old addresses are nobody's to list, but each leads to its public page.
  const { docs } = await payload.find({
    collection: 'slug-history',
    where: { and: [{ of: { equals: of } }, { slug: { equals: slug } }] },
    limit: 1,
    ...asServer(),
  })
  return docs[0]?.record ?? null
}

/** Past so many records of one name in one place somebody has to type the address by hand. */
const MOST_NAMESAKES = 200

interface SlugSources {
  /** The field whose value names the record. */
  from: string
  /** A second field that tells namesakes apart, such as the city. */
  apart?: string
  /** What the address begins with when the name holds no Latin letter or digit. */
  kind?: string
  /** Addresses that are meant for something else; a record of such a name is told apart by its place. */
  kept?: (data: Record<string, unknown>) => readonly string[]
}

/**
 * Fills an absent slug from the record's name; when another record holds it, adds the place, then a number.
 * A slug that a person typed is kept as typed: the unique index answers when it is taken.
 */
export const fillSlug =
  ({ from, apart, kind = '', kept = () => [] }: SlugSources): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (!data || data.slug || (originalDoc?.slug && data.slug === undefined)) return data
    const text = (field: string) => String(data[field] ?? originalDoc?.[field] ?? '')
    const { base, stem } = slugStems(text(from), apart ? text(apart) : '', kind)
    if (!base) return data
    const ownId = originalDoc?.id
    const numbered = Array.from({ length: MOST_NAMESAKES }, (_, index) => `${stem}-${index + 2}`)
    const avoided = kept({ ...originalDoc, ...data })
    for (const candidate of [base, stem, ...numbered]) {
      if (!avoided.includes(candidate) && !(await isTaken(req, collection.slug as CollectionSlug, candidate, ownId))) {
        return { ...data, slug: candidate }
      }
    }
    return data
  }

async function isTaken(req: PayloadRequest, collection: CollectionSlug, slug: string, ownId?: string) {
  // Full authority: a slug held by a draft is taken too, whoever asks; one held in the trash is free.
  const { totalDocs } = await req.payload.count({
    collection,
    where: ownId ? { and: [{ slug: { equals: slug } }, { id: { not_equals: ownId } }] } : { slug: { equals: slug } },
    ...asServer(req),
  })
  return totalDocs > 0
}
