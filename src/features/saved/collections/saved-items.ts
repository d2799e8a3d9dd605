import type { CollectionConfig } from 'payload'
import { ownRows, signedIn } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { sayDuplicate } from '@/cms/hooks/localize-errors'
import { ownRow } from '@/cms/hooks/own-row'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { guardianFirst } from '@/cms/personal/guardian/guardian'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { visibleItem } from '../hooks/visible-item'
import { savedMessages } from '../messages'
import type { SavedKind } from '../schema'

const limitedSaves = limitedWrites({ writes: ['create', 'update', 'delete'], perPerson: 'savePerAccount' })

/** What a person keeps of a kind. Unique per person and item. */
const savedItems = (kind: SavedKind, relationTo: 'colleges' | 'jobs'): CollectionConfig => ({
  slug: `saved-${relationTo}`,
  custom: cmsMetadata({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitedSaves],
    beforeValidate: [guardianFirst, ownRow, visibleItem(kind)],
    afterError: [sayDuplicate(savedMessages(STUDIO_LANGUAGE)[kind].errorMessages, 'already-saved')],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: kind, type: 'relationship', relationTo, required: true, index: true },
  ],
  indexes: [{ fields: ['user', kind], unique: true }],
})

export const SavedColleges = savedItems('college', 'colleges')
export const SavedJobs = savedItems('job', 'jobs')
