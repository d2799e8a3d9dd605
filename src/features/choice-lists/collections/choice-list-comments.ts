import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { COMMENTERS, LONGEST } from '../schema'

/** What the family and a counsellor say of a kept list. Reached by the list's link or its owner alone, never by REST. */
export const ChoiceListComments: CollectionConfig = {
  slug: 'choice-list-comments',
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'list', type: 'relationship', relationTo: 'choice-lists', required: true, index: true },
    { name: 'by', type: 'select', options: [...COMMENTERS], required: true },
    { name: 'name', type: 'text', required: true, maxLength: LONGEST.commenter },
    { name: 'text', type: 'textarea', required: true, maxLength: LONGEST.comment },
    // The choice that it is about, as the address of the list writes it; its number may change.
    { name: 'about', type: 'text', maxLength: LONGEST.about },
  ],
}
