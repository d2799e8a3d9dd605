import type { CollectionAfterChangeHook } from 'payload'

/** A new photo takes the place of the person's earlier ones, whose files go with them. */
export const keepOnePhoto: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  const owner = typeof doc.owner === 'object' ? doc.owner?.id : doc.owner
  // Full authority: only rows of the same owner are named.
  await req.payload.delete({
    collection: 'profile-photos',
    where: { and: [{ owner: { equals: owner } }, { id: { not_equals: doc.id } }] },
    overrideAccess: true,
    req,
  })
  return doc
}
