import type { CollectionConfig, Where } from 'payload'
import { contentKeepers, liveOrContentKeepers } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { livePreview } from '@/cms/admin/live-preview'
import { declare } from '@/cms/declarations'
import { checkFees, checkOrder, checkTextUnless, checkWebAddress } from '@/cms/fields/checks/checks'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { orderEndpoints } from '@/cms/order/order-endpoints'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { tags } from '@/lib/caching/cache'
import { featuredHelp } from '../admin/field-help'

/** Shown, and not of a college in the trash: its own words would stand there without it. */
export const shownFeatured = (): Where => ({
  and: [{ isFeatured: { equals: true } }, { 'college.deletedAt': { exists: false } }],
})

const featuredTags = () => [tags.featured(), tags.home()]

/** The colleges that the admission page puts forward: a college, with its own words, picture and order if wanted. */
export const FeaturedColleges: CollectionConfig = {
  slug: 'featured-colleges',
  labels: { singular: 'Featured college', plural: 'Featured colleges' },
  trash: true,
  custom: declare({ rest: 'read', links: ['websiteUrl'] }),
  access: {
    create: contentKeepers,
    read: liveOrContentKeepers(shownFeatured()),
    update: contentKeepers,
    delete: contentKeepers,
  },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    livePreview: livePreview('featured-colleges'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'college', 'isFeatured', 'sortOrder'],
    listSearchableFields: ['name', 'location'],
    description: 'Shown on the admission page, at most six, in this order.',
  },
  defaultSort: 'sortOrder',
  endpoints: orderEndpoints({
    collection: 'featured-colleges',
    switchField: 'isFeatured',
    name: 'Featured colleges',
    tags: featuredTags,
  }),
  hooks: {
    beforeOperation: [limitRestReads],
    afterChange: [clearTagsAfterChange(featuredTags)],
    afterDelete: [clearTagsAfterDelete(featuredTags)],
  },
  fields: withHelp(featuredHelp, [
    { name: 'college', type: 'relationship', relationTo: 'colleges', index: true },
    {
      name: 'name',
      type: 'text',
      maxLength: 200,
      admin: {
        description: 'Leave empty to take the name of the college chosen above; the same for every field below.',
      },
      validate: checkTextUnless('college', 'Choose a college or give a name.'),
    },
    { name: 'location', type: 'text', maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 600 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'imageUrl',
      label: 'Image on another site',
      type: 'text',
      maxLength: LENGTHS.address,
      validate: checkWebAddress,
    },
    { name: 'websiteUrl', label: 'Website', type: 'text', maxLength: LENGTHS.address, validate: checkWebAddress },
    { name: 'courses', type: 'text', hasMany: true, maxLength: 80, maxRows: LENGTHS.entries },
    { name: 'fees', type: 'text', maxLength: 80, validate: checkFees },
    { name: 'ranking', type: 'text', maxLength: 120 },
    {
      name: 'isFeatured',
      label: 'Shown',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'sortOrder',
      label: 'Order',
      type: 'number',
      defaultValue: 0,
      index: true,
      validate: checkOrder,
      admin: { position: 'sidebar', disableBulkEdit: true },
    },
  ]),
}
