import type { CollectionConfig, Where } from 'payload'
import { contentKeepers, liveOrContentKeepers } from '@/cms/access'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { linkTarget, webAddress } from '@/cms/fields/web-address'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { limitRestReads } from '@/cms/hooks/limit-rest-reads'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { keepsContent } from '@/cms/roles'
import { tags } from '@/lib/cache'
import { paths } from '@/lib/paths'

/** What a visitor may see: published and active. */
export const LIVE_BANNER: Where = { and: [{ _status: { equals: 'published' } }, { isActive: { equals: true } }] }

const bannerTags = () => [tags.banners(), tags.home()]

/** The slides at the top of the home page. */
export const BannerSlides: CollectionConfig = {
  slug: 'banner-slides',
  labels: { singular: 'Banner', plural: 'Banners' },
  access: {
    create: contentKeepers,
    read: liveOrContentKeepers(LIVE_BANNER),
    update: contentKeepers,
    delete: contentKeepers,
    readVersions: contentKeepers,
  },
  admin: {
    group: 'Site',
    hidden: hiddenUnless(keepsContent),
    preview: () => paths.home(),
    useAsTitle: 'title',
    defaultColumns: ['title', 'isActive', 'sortOrder', '_status', 'updatedAt'],
    description: 'The slides of the home page, in this order. Active ones are shown.',
  },
  defaultSort: 'sortOrder',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [limitRestReads, publishByDefault],
    afterChange: [clearTagsAfterChange(bannerTags)],
    afterDelete: [clearTagsAfterDelete(bannerTags)],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'subtitle', type: 'text', maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'imageUrl', label: 'Image on another site', type: 'text', validate: webAddress },
    {
      type: 'row',
      fields: [
        { name: 'ctaText', label: 'Button', type: 'text', maxLength: 60 },
        { name: 'ctaLink', label: 'Button leads to', type: 'text', validate: linkTarget },
      ],
    },
    { name: 'type', type: 'text', maxLength: 60, admin: { position: 'sidebar' } },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'sortOrder', label: 'Order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
  ],
}
