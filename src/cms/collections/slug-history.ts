import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/checks'

/** Former slugs of renamed records. Written by a hook only. */
export const SlugHistory: CollectionConfig = {
  slug: 'slug-history',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: adminOnly, update: nobody, delete: adminOnly },
  admin: { hidden: true, useAsTitle: 'slug' },
  fields: [
    { name: 'of', type: 'text', required: true, custom: writtenByServer },
    { name: 'slug', type: 'text', required: true, custom: writtenByServer },
    { name: 'record', type: 'text', required: true, custom: writtenByServer },
  ],
  indexes: [{ fields: ['of', 'slug'], unique: true }],
}
