import type { CollectionConfig } from 'payload'
import { contentKeepers, liveOrContentKeepers, writtenBy } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, row, withHelp } from '@/cms/fields/common-fields'
import { clearTagsOfDeleted, clearTagsOfDifference, messagesOf, noteRow, type RowChange } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { tags } from '@/lib/caching/cache'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/site-paths'
import { namePage } from '../hooks/name-page'
import { linesField, questionsField, reasonsField, textsHelp } from './shared-fields'

/** Tags of its course and region, before and after the change. */
const guidanceTags = (change: RowChange) => {
  const [regions, courses] = [messagesOf(change, 'region'), messagesOf(change, 'course')]
  return [tags.guidance(), ...courses.flatMap((course) => regions.map((region) => tags.guidancePage(course, region)))]
}
const previewPath = (id: unknown) => env.SITE_URL + paths.guidancePreview(id ? String(id) : undefined)

const help: FieldHelp = {
  ...textsHelp,
  course: 'The page is about this course …',
  region: ['State', '… in this state. There is one page for each pair.'],
  title: ['Heading', 'Left empty it becomes, for example, MBBS in Bihar.'],
  introduction: 'Leave a blank line between paragraphs. The first one stands under the heading.',
  colleges: [
    'Colleges to list',
    'These first, in this order; the others of the state follow. Hidden colleges are passed over.',
  ],
  seoTitle: ['Title in search results', 'About 60 characters; the site’s name is added.'],
  seoDescription: ['Description in search results', 'One or two sentences, about 160 characters.'],
}

/** An editor's texts for one course in one region; empty fields are composed from the records. */
export const GuidancePages: CollectionConfig = {
  slug: 'guidance-pages',
  labels: { singular: 'Guidance page', plural: 'Guidance pages' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['course', 'region'],
    translated: {
      into: 'guidance-translations',
      named: 'title',
      fields: [
        'title',
        'introduction',
        'whyChoose.title',
        'whyChoose.text',
        'eligibility',
        'documents',
        'faq.question',
        'faq.answer',
        'seoTitle',
        'seoDescription',
      ],
    },
  }),
  access: writtenBy(contentKeepers, liveOrContentKeepers({ _status: { equals: 'published' } })),
  admin: {
    group: 'Colleges',
    useAsTitle: 'title',
    defaultColumns: ['title', 'course', 'region', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
    description:
      'Every course has a page in every state already, composed from the records. Write here only what should differ from it.',
    preview: ({ id }) => (id ? previewPath(id) : null),
    livePreview: livePreview('guidance-pages', ({ data }) => previewPath(data.id)),
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [publishByDefault],
    beforeValidate: [namePage],
    beforeChange: [noteRow],
    afterChange: [clearTagsOfDifference(guidanceTags)],
    beforeDelete: [removeDependents([{ collection: 'guidance-translations', by: 'record' }])],
    afterDelete: [clearTagsOfDeleted(guidanceTags)],
  },
  indexes: [{ fields: ['course', 'region'], unique: true }],
  // Payload stores a copy before anything in it can be changed, and there is a page for this course in this state.
  disableDuplicate: true,
  fields: withHelp(help, [
    row(
      { name: 'course', type: 'relationship', relationTo: 'courses', required: true },
      { name: 'region', type: 'relationship', relationTo: 'regions', required: true },
    ),
    {
      name: 'composed',
      type: 'ui',
      admin: { components: { Field: '/features/guidance/admin/composed-page#ComposedPage' } },
    },
    { name: 'title', type: 'text', maxLength: 160 },
    { name: 'introduction', type: 'textarea', maxLength: LENGTHS.text },
    { name: 'colleges', type: 'relationship', relationTo: 'colleges', hasMany: true },
    reasonsField('Why choose', 'Replaces all reasons of the page.'),
    linesField('eligibility', 'Replaces the list of the course. Press Enter after each line.'),
    linesField('documents', 'Replaces the eight documents of the course. Press Enter after each.'),
    questionsField('Replaces the six composed questions.'),
    { name: 'seoTitle', type: 'text', maxLength: LENGTHS.label },
    { name: 'seoDescription', type: 'textarea', maxLength: LENGTHS.line },
  ]),
}
