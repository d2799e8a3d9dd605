import { type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { savedMessages } from '../messages'

/**
 * Refuses to keep what visitors cannot see: a closed or inactive vacancy, a college that is a draft or not listed. What
 * was kept while it could be seen stays.
 * @throws APIError 400
 */
export const visibleItem =
  (kind: 'college' | 'job'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const id = idOf(data?.[kind])
    if (!id || id === idOf(originalDoc?.[kind])) return data
    const collection = kind === 'college' ? 'colleges' : 'jobs'
    // In nobody's name, staff's neither: only what every visitor may read can be kept.
    const { totalDocs } = await req.payload.count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: false,
      user: null,
    })
    if (totalDocs === 0) throw apiError(savedMessages(STUDIO_LANGUAGE)[kind].errorMessages, 'not-there')
    return data
  }
