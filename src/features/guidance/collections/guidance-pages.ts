import type { CollectionConfig } from 'payload'
import { contentKeepers, liveOrContentKeepers } from '@/cms/access'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { limitRestReads } from '@/cms/hooks/limit-rest-reads'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { keepsContent } from '@/cms/roles'
import { tags } from '@/lib/cache'

const guidanceTags = () => [tags.guidance()]

/** An editor's own words for one course in one region; whatever is left empty is composed from the records. */
export const GuidancePages: CollectionConfig = {
  slug: 'guidance-pages',
  labels: { singular: 'Guidance page', plural: 'Guidance pages' },
  access: {
    create: contentKeepers,
    read: liveOrContentKeepers({ _status: { equals: 'published' } }),
    update: contentKeepers,
    delete: contentKeepers,
    readVersions: contentKeepers,
  },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'title',
    defaultColumns: ['title', 'course', 'region', '_status', 'updatedAt'],
    description: 'Every course has a page in every state already. Write here only what should differ from it.',
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [limitRestReads, publishByDefault],
    afterChange: [clearTagsAfterChange(guidanceTags)],
    afterDelete: [clearTagsAfterDelete(guidanceTags)],
  },
  indexes: [{ fields: ['course', 'region'], unique: true }],
  fields: [
    { name: 'course', type: 'relationship', relationTo: 'courses', required: true },
    { name: 'region', type: 'relationship', relationTo: 'regions', required: true },
    { name: 'title', type: 'text', maxLength: 160, admin: { description: 'The heading of the page.' } },
    { name: 'introduction', type: 'textarea' },
    {
      name: 'colleges',
      label: 'Colleges to list first',
      type: 'relationship',
      relationTo: 'colleges',
      hasMany: true,
      admin: { description: 'Leave empty to list every college of the state that offers the course.' },
    },
    {
      name: 'whyChoose',
      label: 'Why choose',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
      ],
    },
    { name: 'eligibility', type: 'text', hasMany: true },
    { name: 'documents', type: 'text', hasMany: true },
    {
      name: 'faq',
      label: 'Questions and answers',
      type: 'array',
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true },
      ],
    },
    { name: 'seoTitle', type: 'text' },
    { name: 'seoDescription', type: 'textarea' },
  ],
}
