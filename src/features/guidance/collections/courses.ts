import type { CollectionConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { slugField } from '@/cms/fields/slug-field'
import { webAddress } from '@/cms/fields/web-address'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { refuseWhileUsed } from '@/cms/hooks/dependents'
import { keepsContent } from '@/cms/roles'
import { tags } from '@/lib/cache'
import { COURSES, QUALIFICATIONS } from '@/lib/vocabulary'
import { courseHelp } from '../admin/field-help'
import { coursePageAddress } from '../admin/page-address'
import { guidanceTexts } from '../texts'

const ONE_PER_LINE = 'Press Enter after each line.'

const courseTags = () => [tags.courses(), tags.guidance()]

/** The seven courses with their rules, figures and sources. */
export const Courses: CollectionConfig = {
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'name',
    defaultColumns: ['name', 'fullName', 'duration', 'reviewedAt'],
    listSearchableFields: ['name', 'fullName'],
    description: 'What each course page and every guidance page says about a course.',
    preview: coursePageAddress,
  },
  hooks: {
    afterChange: [clearTagsAfterChange(courseTags)],
    beforeDelete: [refuseWhileUsed({ collection: 'guidance-pages', by: 'course' }, guidanceTexts.keptByPages)],
    afterDelete: [clearTagsAfterDelete(courseTags)],
  },
  fields: withHelp(courseHelp, [
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      options: COURSES.map(({ key, name }) => ({ value: key, label: name })),
      admin: { description: 'The first part of the address of its state pages, for example mbbs in /mbbs-in-bihar.' },
    },
    { name: 'name', type: 'text', required: true },
    { name: 'fullName', label: 'Full name', type: 'text', required: true },
    slugField('The address of the course page, for example mbbs-courses.'),
    {
      name: 'layout',
      type: 'select',
      defaultValue: 'generic',
      options: [
        { label: 'Course page', value: 'generic' },
        { label: 'Course page with side list and questions', value: 'state' },
      ],
    },
    { name: 'order', type: 'number', defaultValue: 0, admin: { description: 'Its place among the courses.' } },
    { name: 'duration', type: 'text' },
    { name: 'entranceExam', label: 'Entrance examination', type: 'text' },
    {
      name: 'qualifications',
      type: 'select',
      hasMany: true,
      options: [...QUALIFICATIONS],
      admin: {
        readOnly: true,
        description: 'A college that lists one of these counts for the course. Fixed for the whole site.',
      },
    },
    {
      name: 'description',
      type: 'textarea',
      admin: { description: 'Leave a blank line between paragraphs. The first one stands under the heading.' },
    },
    { name: 'eligibility', type: 'text', hasMany: true, admin: { description: ONE_PER_LINE } },
    { name: 'documents', type: 'text', hasMany: true, admin: { description: ONE_PER_LINE } },
    {
      name: 'careerOpportunities',
      label: 'Career opportunities',
      type: 'text',
      hasMany: true,
      admin: { description: ONE_PER_LINE },
    },
    { name: 'quotas', type: 'textarea' },
    feesGroup('governmentFees', 'Typical fees at government colleges'),
    feesGroup('privateFees', 'Typical fees at private colleges'),
    {
      name: 'counselling',
      label: 'National counselling',
      type: 'group',
      admin: {
        description: 'For nursing and paramedical courses, which have none, the regulator; the pages call it so.',
      },
      fields: [
        { name: 'authority', type: 'text' },
        { name: 'website', type: 'text', validate: webAddress },
      ],
    },
    {
      name: 'whyChoose',
      label: 'Why choose this course',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
      ],
    },
    {
      name: 'faq',
      label: 'Questions and answers',
      type: 'array',
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true },
      ],
    },
    { name: 'seoTitle', label: 'Title in search results', type: 'text' },
    { name: 'seoDescription', label: 'Description in search results', type: 'textarea' },
    {
      name: 'sources',
      type: 'array',
      fields: [
        { name: 'label', type: 'text', required: true },
        { name: 'url', type: 'text', validate: webAddress },
        { name: 'year', type: 'number' },
      ],
    },
    { name: 'reviewedAt', label: 'Facts last checked', type: 'date', admin: { description: 'Shown on the page.' } },
  ]),
}

function feesGroup(name: string, label: string) {
  return {
    name,
    label,
    type: 'group' as const,
    fields: [
      { name: 'min', label: 'From (rupees a year)', type: 'number' as const },
      { name: 'max', label: 'To (rupees a year)', type: 'number' as const },
      { name: 'note', type: 'text' as const },
      { name: 'source', type: 'text' as const },
      { name: 'year', type: 'number' as const },
    ],
  }
}
