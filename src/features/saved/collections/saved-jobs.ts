import type { CollectionConfig } from 'payload'
import { ownRows, signedIn } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { sayDuplicate } from '@/cms/hooks/localize-errors'
import { ownRow } from '@/cms/hooks/own-row'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { guardianFirst } from '@/cms/personal/guardian'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { visibleItem } from '../hooks/visible-item'
import { savedMessages } from '../messages'

const limitedSaves = limitedWrites({ writes: ['create', 'update', 'delete'], perPerson: 'savePerAccount' })

/** The vacancies a person keeps. Unique per person and vacancy. */
export const SavedJobs: CollectionConfig = {
  slug: 'saved-jobs',
  custom: cmsMetadata({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitRestReads, limitedSaves],
    beforeValidate: [guardianFirst, ownRow, visibleItem('job')],
    afterError: [sayDuplicate(savedMessages(STUDIO_LANGUAGE).job.errorMessages, 'already-saved')],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'job', type: 'relationship', relationTo: 'jobs', required: true, index: true },
  ],
  indexes: [{ fields: ['user', 'job'], unique: true }],
}
