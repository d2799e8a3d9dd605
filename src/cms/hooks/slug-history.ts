import type { CollectionAfterChangeHook, Where } from 'payload'

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
    overrideAccess: true,
    req,
  })
  return doc
}
