import type { CollectionConfig, Where } from 'payload'
import { contentKeeperField, contentKeepers, liveOrContentKeepers, writtenBy } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkFees, checkOrder, checkTextUnless, checkUrl, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { orderEndpoints } from '@/cms/order/order-endpoints'
import { tags } from '@/lib/caching/cache'

/** Shown, and not of a trashed college, whose entry would appear without it. */
const shownFeatured = (): Where => ({
  and: [{ isFeatured: { equals: true } }, { 'college.deletedAt': { exists: false } }],
})

const featuredTags = () => [tags.featured(), tags.home()]

/** Featured colleges of the admission page: a college, optionally with its own text, picture and order. */
export const FeaturedColleges: CollectionConfig = {
  slug: 'featured-colleges',
  labels: { singular: 'Featured college', plural: 'Featured colleges' },
  trash: true,
  custom: cmsMetadata({ rest: 'read', links: ['websiteUrl'] }),
  access: writtenBy(contentKeepers, liveOrContentKeepers(shownFeatured())),
  admin: {
    group: 'Colleges',
    livePreview: livePreview('featured-colleges'),
    useAsTitle: 'title',
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
    afterChange: [clearTagsAfterChange(featuredTags)],
    afterDelete: [clearTagsAfterDelete(featuredTags)],
  },
  fields: [
    // Title of its screen: otherwise an id.
    {
      name: 'title',
      type: 'text',
      virtual: 'college.name',
      custom: writtenByServer,
      access: { read: contentKeeperField },
      admin: { hidden: true },
    },
    {
      name: 'college',
      label: 'College',
      type: 'relationship',
      relationTo: 'colleges',
      index: true,
      admin: { description: 'Its name, place and fees are taken from the college unless you write others below.' },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: 200,
      admin: {
        description: 'Leave empty to take the name of the college chosen above; the same for every field below.',
      },
      validate: checkTextUnless('college', 'Choose a college or give a name.'),
    },
    { name: 'location', type: 'text', maxLength: 160, admin: { description: 'For example Patna, Bihar.' } },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'One or two sentences on why it is worth a look.' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Replaces the photograph of the college.' },
    },
    {
      name: 'imageUrl',
      label: 'Image on another site',
      type: 'text',
      maxLength: LENGTHS.url,
      validate: checkUrl,
      admin: { description: 'Used only when no picture is uploaded.' },
    },
    {
      name: 'websiteUrl',
      label: 'Website',
      type: 'text',
      maxLength: LENGTHS.url,
      validate: checkUrl,
      admin: { description: 'With https:// in front.' },
    },
    {
      name: 'courses',
      type: 'text',
      hasMany: true,
      maxLength: 80,
      maxRows: LENGTHS.entries,
      admin: { description: 'For example MBBS. Press Enter after each.' },
    },
    {
      name: 'fees',
      type: 'text',
      maxLength: 80,
      validate: checkFees,
      admin: { description: 'For example 45,000 a year.' },
    },
    {
      name: 'ranking',
      type: 'text',
      maxLength: 120,
      admin: { description: 'With its source, for example NIRF 2024 Medical: 1.' },
    },
    {
      name: 'isFeatured',
      label: 'Shown',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Only what is ticked is on the admission page, six at most.' },
    },
    {
      name: 'sortOrder',
      label: 'Order',
      type: 'number',
      defaultValue: 0,
      index: true,
      validate: checkOrder,
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'Smaller numbers first. Easier by dragging, under Featured colleges in the tabs above.',
      },
    },
  ],
}
