import type { CollectionConfig, Field } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkNotBelow, checkNumber, checkOrder, checkUrl, checkYear, LENGTHS } from '@/cms/fields/checks/checks'
import { checkMessages } from '@/cms/fields/checks/messages'
import { numberProblem } from '@/cms/fields/checks/problems'
import { type FieldHelp, row, slugField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { rejectTrashing, rejectWhileUsed, removeDependents } from '@/cms/hooks/dependents'
import { checkPastDay, sourceFields } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { COURSES, QUALIFICATIONS } from '@/lib/vocabulary'
import { guidanceDeskMessages } from '../admin/messages'
import {
  coursePagePath,
  linesField,
  officialTotalFields,
  questionsField,
  reasonsField,
  textsHelp,
} from './shared-fields'

/** Rupees per year. */
const FEES = numberProblem({ min: 0, max: 100_000_000 })
const ONE_PER_LINE = 'Press Enter after each line.'

const rejectWithPages = rejectWhileUsed(
  { collection: 'guidance-pages', by: 'course' },
  guidanceDeskMessages.keptByPages,
)

const courseTags = () => [tags.courses(), tags.guidance()]

const help: FieldHelp = {
  ...textsHelp,
  key: 'The first part of the address of its state pages, for example mbbs in /mbbs-in-bihar.',
  name: 'The short name, for example MBBS.',
  fullName: 'For example Bachelor of Medicine and Bachelor of Surgery.',
  layout: 'How the page of the course is built.',
  order: 'Its place among the courses.',
  duration: 'For example 5.5 years, with the internship.',
  entranceExam: 'For example NEET-UG.',
  qualifications: 'A college that lists one of these counts for the course. Fixed for the whole site.',
  description: 'Leave a blank line between paragraphs. The first one stands under the heading.',
  quotas: 'How seats are shared out between state and all India.',
  governmentFees: 'What students usually pay.',
  privateFees: 'What students usually pay.',
  officialTotal: 'Pages say how much of it the site lists: “294 of 780”.',
  counselling: 'For nursing and paramedical courses, which have none, the regulator; the pages call it so.',
  'counselling.authority': 'Its full name, for example Medical Counselling Committee.',
  'counselling.website': 'With https:// in front.',
  whyChoose: 'Reasons that stand in a list on the pages of the course.',
  faq: 'Stand at the end of the page of the course.',
  seoTitle: 'About 60 characters; the site’s name is added. Left empty it is made from the name.',
  seoDescription: 'One or two sentences, about 160 characters.',
  sources: 'Where the facts of this course stand. Shown on the page.',
  'sources.label': 'The name of the document or office.',
  'sources.url': ['Web address', 'With https:// in front.'],
  'sources.year': 'The year it is of.',
  reviewedAt: ['Facts last checked', 'Shown on the page.'],
}

const feesHelp: FieldHelp = {
  min: ['From (rupees a year)', 'The lowest usual fee, digits only.'],
  max: ['To (rupees a year)', 'The highest usual fee, digits only.'],
  note: 'What the figures leave out, for example hostel and mess.',
  source: ['Source, in words', 'Where the figures stand, where there is no document to choose below.'],
  year: 'The year the figures are of.',
}

function feesGroup(name: string, label: string): Field {
  const fields = withHelp(feesHelp, [
    { name: 'min', type: 'number', validate: checkNumber(FEES) },
    { name: 'max', type: 'number', validate: checkNotBelow('min', FEES, checkMessages.order.fees) },
    { name: 'note', type: 'text', maxLength: LENGTHS.paragraph },
    { name: 'source', type: 'text', maxLength: LENGTHS.line },
    { name: 'year', type: 'number', validate: checkYear(1900) },
    row(...sourceFields('fees', 'fees')),
  ])
  return { name, label, type: 'group', fields }
}

/** The seven courses with rules, figures and sources. */
export const Courses: CollectionConfig = {
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    links: ['counselling.website', 'sources.url'],
    translated: {
      into: 'course-translations',
      fields: [
        'fullName',
        'duration',
        'description',
        'eligibility',
        'documents',
        'careerOpportunities',
        'quotas',
        'governmentFees.note',
        'privateFees.note',
        'counselling.authority',
        'whyChoose.title',
        'whyChoose.text',
        'faq.question',
        'faq.answer',
        'seoTitle',
        'seoDescription',
      ],
    },
  }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'name',
    defaultColumns: ['name', 'fullName', 'duration', 'reviewedAt'],
    listSearchableFields: ['name', 'fullName'],
    description: 'What each course page and every guidance page says about a course.',
    preview: coursePagePath,
  },
  // Payload stores a copy before anything in it can be changed, and there is one record of each course.
  disableDuplicate: true,
  hooks: {
    beforeChange: [rejectTrashing(rejectWithPages)],
    afterChange: [clearTagsAlways(courseTags)],
    beforeDelete: [rejectWithPages, removeDependents([{ collection: 'course-translations', by: 'record' }])],
    afterDelete: [clearTagsAlways(courseTags)],
  },
  fields: withHelp(help, [
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      options: COURSES.map(({ key, name }) => ({ value: key, label: name })),
    },
    { name: 'name', type: 'text', required: true, maxLength: LENGTHS.label },
    { name: 'fullName', label: 'Full name', type: 'text', required: true, maxLength: LENGTHS.label },
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
    { name: 'order', type: 'number', defaultValue: 0, validate: checkOrder },
    { name: 'duration', type: 'text', maxLength: LENGTHS.line },
    { name: 'entranceExam', label: 'Entrance examination', type: 'text', maxLength: LENGTHS.line },
    {
      name: 'qualifications',
      type: 'select',
      hasMany: true,
      options: [...QUALIFICATIONS],
      admin: { readOnly: true },
    },
    { name: 'description', type: 'textarea', maxLength: LENGTHS.text },
    linesField('eligibility', ONE_PER_LINE),
    row(...sourceFields('eligibility', 'eligibility')),
    linesField('documents', ONE_PER_LINE),
    linesField('careerOpportunities', ONE_PER_LINE, 'Career opportunities'),
    { name: 'quotas', type: 'textarea', maxLength: LENGTHS.text },
    row(...sourceFields('quotas', 'quotas')),
    feesGroup('governmentFees', 'Typical fees at government colleges'),
    feesGroup('privateFees', 'Typical fees at private colleges'),
    { name: 'officialTotal', label: 'Official total of India', type: 'group', fields: officialTotalFields() },
    {
      name: 'counselling',
      label: 'National counselling',
      type: 'group',
      fields: [
        { name: 'authority', type: 'text', maxLength: LENGTHS.line },
        { name: 'website', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
      ],
    },
    reasonsField('Why choose this course'),
    questionsField(),
    { name: 'seoTitle', label: 'Title in search results', type: 'text', maxLength: LENGTHS.label },
    { name: 'seoDescription', label: 'Description in search results', type: 'textarea', maxLength: LENGTHS.line },
    {
      name: 'sources',
      type: 'array',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: LENGTHS.line },
        { name: 'url', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
        { name: 'year', type: 'number', validate: checkYear(1900) },
      ],
    },
    { name: 'reviewedAt', type: 'date', validate: checkPastDay },
  ]),
}
