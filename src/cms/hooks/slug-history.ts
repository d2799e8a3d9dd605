import type { CollectionAfterChangeHook, CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { asServer } from '@/cms/access/authority'

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
