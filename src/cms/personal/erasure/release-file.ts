import type { CollectionSlug, PayloadRequest } from 'payload'
import { asServer, countAsServer } from '@/cms/access/access'
import { metadataOf } from '../../cms-metadata'

/** Whether any record still holds a file, as the collections declare it. */
async function isHeld(req: PayloadRequest, file: CollectionSlug, id: string): Promise<boolean> {
  for (const collection of req.payload.config.collections) {
    const holds = metadataOf(collection).holds?.filter((held) => held.file === file) ?? []
    for (const { by, where } of holds) {
      // Full authority: other people's rows are only counted.
      const holding = { and: [{ [by]: { equals: id } }, ...(where ? [where] : [])] }
      if ((await countAsServer(req.payload, collection.slug, holding, { req })) > 0) return true
    }
  }
  return false
}

/**
 * Deletes a person's file with its record, unless something still holds it, such as a profile or an active application.
 */
export async function releaseFile(req: PayloadRequest, file: CollectionSlug, id: string): Promise<void> {
  if (await isHeld(req, file, id)) return
  // Full authority: the owner asked for this, or it has expired.
  await req.payload.delete({ collection: file, where: { id: { equals: id } }, ...asServer(req) })
}
