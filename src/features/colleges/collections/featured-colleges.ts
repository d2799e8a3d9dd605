import type { CollectionConfig, Where } from 'payload'
import { contentKeeperField, contentKeepers, liveOrContentKeepers, writtenBy } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkFees, checkTextUnless, checkUrl, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { type FieldHelp, sortOrderField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { orderEndpoints } from '@/cms/order/order-endpoints'
import { tags } from '@/lib/caching/cache'

/** Shown, and not of a trashed college, whose entry would appear without it. */
const shownFeatured = (): Where => ({
  and: [{ isFeatured: { equals: true } }, { 'college.deletedAt': { exists: false } }],
})

const featuredTags = () => [tags.featured(), tags.home()]

const help: FieldHelp = {
  college: ['College', 'Its name, place and fees are taken from the college unless you write others below.'],
  name: 'Leave empty to take the name of the college chosen above; the same for every field below.',
  location: 'For example Patna, Bihar.',
  description: 'One or two sentences on why it is worth a look.',
  image: 'Replaces the photograph of the college.',
  imageUrl: ['Image on another site', 'Used only when no picture is uploaded.'],
  websiteUrl: ['Website', 'With https:// in front.'],
  courses: 'For example MBBS. Press Enter after each.',
  fees: 'For example 45,000 a year.',
  ranking: 'With its source, for example NIRF 2024 Medical: 1.',
  isFeatured: ['Shown', 'Only what is ticked is on the admission page, six at most.'],
}

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
    afterChange: [clearTagsAlways(featuredTags)],
    afterDelete: [clearTagsAlways(featuredTags)],
  },
  fields: withHelp(help, [
    // Title of its screen: otherwise an id.
    {
      name: 'title',
      type: 'text',
      virtual: 'college.name',
      custom: writtenByServer,
      access: { read: contentKeeperField },
      admin: { hidden: true },
    },
    { name: 'college', type: 'relationship', relationTo: 'colleges', index: true },
    {
      name: 'name',
      type: 'text',
      maxLength: 200,
      validate: checkTextUnless('college', 'Choose a college or give a name.'),
    },
    { name: 'location', type: 'text', maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 600 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'imageUrl', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    { name: 'websiteUrl', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    { name: 'courses', type: 'text', hasMany: true, maxLength: 80, maxRows: LENGTHS.entries },
    { name: 'fees', type: 'text', maxLength: 80, validate: checkFees },
    { name: 'ranking', type: 'text', maxLength: 120 },
    { name: 'isFeatured', type: 'checkbox', defaultValue: true, index: true, admin: { position: 'sidebar' } },
    sortOrderField('Smaller numbers first. Easier by dragging, under Featured colleges in the tabs above.'),
  ]),
}
