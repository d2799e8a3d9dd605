import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ownRows, signedIn } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { reportDuplicate } from '@/cms/hooks/localize-errors'
import { ownRow } from '@/cms/hooks/own-row'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { requireGuardianHook } from '@/cms/personal/guardian/guardian'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { savedMessages } from '../messages'
import type { SavedKind } from '../schema'

/**
 * Rejects items that visitors cannot see: a closed or inactive vacancy, an unpublished or unlisted college. Items saved
 * earlier stay.
 * @throws APIError 400
 */
const visibleItem =
  (kind: 'college' | 'job'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const id = idOf(data?.[kind])
    if (!id || id === idOf(originalDoc?.[kind])) return data
    const collection = kind === 'college' ? 'colleges' : 'jobs'
    // As an anonymous visitor, even for staff: only what every visitor may read can be saved.
    const { totalDocs } = await req.payload.count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: false,
      user: null,
    })
    if (totalDocs === 0) throw apiError(savedMessages(STUDIO_LANGUAGE)[kind].errorMessages, 'not-there')
    return data
  }

const limitedSaves = limitedWrites({ writes: ['create', 'update', 'delete'], perPerson: 'savePerAccount' })

/** A person's saved items of one kind. Unique per person and item. */
const savedItems = (kind: SavedKind, relationTo: 'colleges' | 'jobs'): CollectionConfig => ({
  slug: `saved-${relationTo}`,
  custom: cmsMetadata({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitedSaves],
    beforeValidate: [requireGuardianHook, ownRow, visibleItem(kind)],
    afterError: [reportDuplicate(savedMessages(STUDIO_LANGUAGE)[kind].errorMessages, 'already-saved')],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: kind, type: 'relationship', relationTo, required: true, index: true },
  ],
  indexes: [{ fields: ['user', kind], unique: true }],
})

export const SavedColleges = savedItems('college', 'colleges')
export const SavedJobs = savedItems('job', 'jobs')
