import type { CollectionConfig } from 'payload'
import { contentKeepers, writtenBy } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, checkDateAfter, checkLink, checkUrl, LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, row, sortOrderField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { orderEndpoints } from '@/cms/order/order-endpoints'
import { tags } from '@/lib/caching/cache'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { homeAdminMessages } from '../admin/messages'
import { liveBanners } from '../live-banners'
import { changeBannersInTime } from '../tasks/change-banners'

const bannerTags = () => [tags.banners(), tags.home()]

const help: FieldHelp = {
  title: 'The large line. Up to about ten words.',
  subtitle: 'The small line above the title.',
  description: 'One or two sentences below the title.',
  image: 'Stands beside the words. Without one a street is drawn.',
  imageUrl: ['Image on another site', 'Used only when no image is uploaded.'],
  ctaText: 'What the button says, for example See the colleges. Without it the slide has the site’s own button alone.',
  ctaLink: 'A page of this site such as /colleges, or a full web address.',
  type: ['Kind', 'A word for your own order, for example Admission. Visitors do not see it.'],
  isActive: ['Active', 'Visitors see the banner while this is on.'],
  showFrom: [
    'Show from',
    'The banner appears by itself at this moment, in the time of your computer. Empty means at once.',
  ],
  showUntil: ['Show until', 'The banner disappears by itself at this moment. Empty means that it stays.'],
}

const MOMENT = { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } } as const

/** The slides at the top of the home page. */
export const BannerSlides: CollectionConfig = {
  slug: 'banner-slides',
  labels: { singular: 'Banner', plural: 'Banners' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    translated: {
      into: 'banner-translations',
      named: 'title',
      fields: ['title', 'subtitle', 'description', 'ctaText'],
    },
  }),
  access: writtenBy(contentKeepers, ({ req }) => keepsContent(req.user) || liveBanners()),
  admin: {
    group: 'Site',
    preview: () => pathsIn(STUDIO_LANGUAGE).home(),
    livePreview: livePreview('banner-slides'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'isActive', 'showFrom', 'showUntil', 'sortOrder', '_status'],
    listSearchableFields: ['title', 'subtitle', 'description'],
    description: 'The slides of the home page, in this order. Active ones are shown.',
  },
  defaultSort: 'sortOrder',
  versions: { drafts: true, maxPerDoc: 10 },
  endpoints: orderEndpoints({
    collection: 'banner-slides',
    switchField: 'isActive',
    name: 'Banners',
    tags: bannerTags,
  }),
  hooks: {
    beforeOperation: [publishByDefault],
    afterChange: [clearTagsAlways(bannerTags), changeBannersInTime],
    beforeDelete: [removeDependents([{ collection: 'banner-translations', by: 'record' }])],
    afterDelete: [clearTagsAlways(bannerTags)],
  },
  fields: withHelp(help, [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'subtitle', type: 'text', maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'imageUrl', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    row(
      { name: 'ctaText', label: 'Button', type: 'text', maxLength: 60 },
      { name: 'ctaLink', label: 'Button leads to', type: 'text', maxLength: LENGTHS.url, validate: checkLink },
    ),
    { name: 'type', type: 'text', maxLength: 60, admin: { position: 'sidebar' } },
    { name: 'isActive', type: 'checkbox', defaultValue: true, index: true, admin: { position: 'sidebar' } },
    { name: 'showFrom', type: 'date', validate: checkDate(), admin: MOMENT },
    {
      name: 'showUntil',
      type: 'date',
      validate: checkDateAfter('showFrom', (until, from) => until <= from, homeAdminMessages.endsBeforeStart),
      admin: MOMENT,
    },
    sortOrderField('Smaller numbers first. Easier by dragging, under Banners in the tabs above.'),
  ]),
}
