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

/** The colleges a person keeps. Unique per person and college. */
export const SavedColleges: CollectionConfig = {
  slug: 'saved-colleges',
  custom: cmsMetadata({ rest: 'own', audit: { shown: [], isNamedById: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitRestReads, limitedSaves],
    beforeValidate: [guardianFirst, ownRow, visibleItem('college')],
    afterError: [sayDuplicate(savedMessages(STUDIO_LANGUAGE).college.errorMessages, 'already-saved')],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'college', type: 'relationship', relationTo: 'colleges', required: true, index: true },
  ],
  indexes: [{ fields: ['user', 'college'], unique: true }],
}
