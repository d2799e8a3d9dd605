import { type CollectionBeforeValidateHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { isTrustedWrite } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountMessages } from '../messages'

async function isOwn(req: PayloadRequest, collection: CollectionSlug, id: unknown, owner: unknown): Promise<boolean> {
  // Full authority: the answer is yes or no, and it must see rows that the writer may not.
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { owner: { equals: owner } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 1
}

/**
 * A profile shows a photo and holds a CV of its own person only.
 * @throws APIError 403
 */
export const ownFilesOnly: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  for (const [field, collection] of [
    ['photo', 'profile-photos'],
    ['resume', 'resumes'],
  ] as const) {
    const id = idOf(data[field])
    if (!id || id === idOf(originalDoc?.[field])) continue
    if (!(await isOwn(req, collection, id, originalDoc?.id)))
      throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'file-of-somebody-else', 403)
  }
  return data
}
