import type { CollectionConfig } from 'payload'
import { ownRows, signedIn } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { serverOnly } from '@/cms/collections/server-only'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { removeDependents } from '@/cms/hooks/dependents'
import { ownRow } from '@/cms/hooks/own-row'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { requireGuardianHook } from '@/cms/personal/guardian/guardian'
import { COMMENTERS, MAX, MAX_LENGTH, SHARE_MODES } from '../schema'

/**
 * Comments of the family and a counsellor on a saved list. Accessible by the list's link or its owner only, never by
 * REST.
 */
export const ChoiceListComments: CollectionConfig = {
  slug: 'choice-list-comments',
  ...serverOnly,
  fields: [
    { name: 'list', type: 'relationship', relationTo: 'choice-lists', required: true, index: true },
    { name: 'by', type: 'select', options: [...COMMENTERS], required: true },
    { name: 'name', type: 'text', required: true, maxLength: MAX_LENGTH.commenter },
    { name: 'text', type: 'textarea', required: true, maxLength: MAX_LENGTH.comment },
    // The choice it is about, as the list's URL encodes it; its position may change.
    { name: 'about', type: 'text', maxLength: MAX_LENGTH.about },
  ],
}

const limitedSaves = limitedWrites({ writes: ['create', 'update', 'delete'], perPerson: 'savePerAccount' })

/**
 * Saved choice lists. A list is its page's URL: the question, the choices and their order. Everything else is read on
 * opening, so that it never shows an outdated closing rank.
 */
export const ChoiceLists: CollectionConfig = {
  slug: 'choice-lists',
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: signedIn, read: ownRows(), update: ownRows(), delete: ownRows() },
  admin: { hidden: true },
  hooks: {
    beforeOperation: [limitedSaves],
    beforeValidate: [requireGuardianHook, ownRow],
    beforeDelete: [removeDependents([{ collection: 'choice-list-comments', by: 'list' }])],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: MAX_LENGTH.name },
    { name: 'query', type: 'textarea', required: true, maxLength: MAX_LENGTH.query },
    {
      name: 'versions',
      type: 'array',
      maxRows: MAX.versions,
      fields: [
        { name: 'query', type: 'textarea', required: true, maxLength: MAX_LENGTH.query },
        { name: 'lockedAt', type: 'date', required: true, custom: writtenByServer },
      ],
    },
    { name: 'shareMode', type: 'select', options: [...SHARE_MODES] },
    // The link is signed with this key: replacing or clearing it revokes the link.
    { name: 'shareKey', type: 'text', custom: writtenByServer },
    { name: 'sharedUntil', type: 'date', custom: writtenByServer },
  ],
}
