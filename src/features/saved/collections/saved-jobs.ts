import type { CollectionConfig } from 'payload'
import { ownRows, signedIn } from '@/cms/access/access'
import { declare } from '@/cms/declarations'
import { ownRow } from '@/cms/hooks/own-row'
import { sayDuplicate } from '@/cms/hooks/say-refusal'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { visibleItem } from '../hooks/visible-item'
import { savedTexts } from '../texts'

const limitedSaves = limitedWrites({ writes: ['create', 'update', 'delete'], perPerson: 'savePerAccount' })

/** The vacancies a person keeps. Unique per person and vacancy. */
export const SavedJobs: CollectionConfig = {
  slug: 'saved-jobs',
  custom: declare({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitRestReads, limitedSaves],
    beforeValidate: [ownRow, visibleItem('job')],
    afterError: [sayDuplicate(savedTexts(STUDIO_LANGUAGE).job.refusals, 'already-saved')],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'job', type: 'relationship', relationTo: 'jobs', required: true, index: true },
  ],
  indexes: [{ fields: ['user', 'job'], unique: true }],
}
