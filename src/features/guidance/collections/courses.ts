import type { CollectionConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { slugField } from '@/cms/fields/slug-field'
import { webAddress } from '@/cms/fields/web-address'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { keepsContent } from '@/cms/roles'
import { tags } from '@/lib/cache'
import { COURSE_KEYS, QUALIFICATIONS } from '@/lib/vocabulary'

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
    description: 'What each course page and every guidance page says about a course.',
  },
  hooks: { afterChange: [clearTagsAfterChange(courseTags)], afterDelete: [clearTagsAfterDelete(courseTags)] },
  fields: [
    { name: 'key', type: 'select', required: true, unique: true, options: [...COURSE_KEYS] },
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
    { name: 'order', type: 'number', defaultValue: 0 },
    { name: 'duration', type: 'text' },
    { name: 'entranceExam', label: 'Entrance examination', type: 'text' },
    { name: 'qualifications', type: 'select', hasMany: true, options: [...QUALIFICATIONS] },
    { name: 'description', type: 'textarea' },
    { name: 'eligibility', type: 'text', hasMany: true },
    { name: 'documents', type: 'text', hasMany: true },
    { name: 'careerOpportunities', label: 'Career opportunities', type: 'text', hasMany: true },
    { name: 'quotas', type: 'textarea' },
    feesGroup('governmentFees', 'Typical fees at government colleges'),
    feesGroup('privateFees', 'Typical fees at private colleges'),
    {
      name: 'counselling',
      label: 'National counselling',
      type: 'group',
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
    { name: 'seoTitle', type: 'text' },
    { name: 'seoDescription', type: 'textarea' },
    {
      name: 'sources',
      type: 'array',
      fields: [
        { name: 'label', type: 'text', required: true },
        { name: 'url', type: 'text', validate: webAddress },
        { name: 'year', type: 'number' },
      ],
    },
    { name: 'reviewedAt', label: 'Facts last checked', type: 'date' },
  ],
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
