import type { CollectionConfig, Field } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkRegionCode, checkUrl, checkWholeNumber, LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, fixedSlugField, row, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { rejectTrashing, rejectWhileUsed, removeDependents } from '@/cms/hooks/dependents'
import { fillSlug } from '@/cms/hooks/slugs'
import { periodField, sourceFields } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { COUNTRIES, COURSES } from '@/lib/vocabulary'
import { guidanceDeskMessages } from '../admin/messages'
import { officialTotalFields } from './shared-fields'

const COURSE_OPTIONS = COURSES.map(({ key, name }) => ({ value: key, label: name }))

/** What prevents deleting a region. */
const KEPT = [
  rejectWhileUsed({ collection: 'guidance-pages', by: 'region' }, guidanceDeskMessages.keptByPages),
  // Without its state an authority would count as all-India.
  rejectWhileUsed({ collection: 'counselling-authorities', by: 'state' }, guidanceDeskMessages.keptByAuthorities),
  rejectWhileUsed({ collection: 'admission-rules', by: 'region' }, guidanceDeskMessages.keptByRules),
  rejectWhileUsed({ collection: 'seat-terms', by: 'region' }, guidanceDeskMessages.keptByQuotas),
]

const regionTags = () => [tags.regions(), tags.guidance(), tags.site()]

const help: FieldHelp = {
  name: 'As people write it, for example Bihar.',
  code: 'For example IN-BR. Ask a developer when in doubt.',
  kind: 'States and union territories of India, provinces of Nepal. A country holds all of its colleges.',
  country: 'India or Nepal.',
  inCoursesMenu: 'The Courses menu of the site lists the ticked ones under MBBS.',
  capital: 'For example Patna.',
  neighbours: 'Offered on a guidance page that has no college of its own.',
  counselling: 'Who fills the state’s seats in MBBS, BDS and MD/MS.',
  ayushCounselling: 'Leave empty when it is the same authority.',
  healthUniversity: 'The university to which the colleges of the state belong.',
  introduction: 'What the MBBS page of the state says about it, in a paragraph.',
  officialTotals: 'Pages say how much of them the site lists: “15 of 73”. Without them they say that it is not known.',
  'officialTotals.course': 'One line for each course.',
  commissionFees:
    'What a college may charge, as the Medical Education Commission says. Shown on every page of Nepal when given for the country.',
  'commissionFees.course': 'What is studied.',
  'commissionFees.seats': 'For which seats, for example Inside the Kathmandu valley.',
  'commissionFees.amount': 'In Nepali rupees, digits only. Indian rupees are shown beside it.',
  'commissionFees.per': 'What the amount pays for.',
  'commissionFees.year': 'The year that the amount is of, for example 2025-26.',
}

const authorityHelp: FieldHelp = {
  authority: 'Its full name.',
  website: 'With https:// in front.',
  note: 'What an applicant should know about it, in a sentence.',
}

function authorityGroup(name: string, label: string): Field {
  const fields = withHelp(authorityHelp, [
    { name: 'authority', type: 'text', maxLength: LENGTHS.line },
    { name: 'website', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    { name: 'note', type: 'textarea', maxLength: LENGTHS.paragraph },
  ])
  return { name, label, type: 'group', fields }
}

/** States and union territories of India, Nepal and its provinces, with their admission bodies. */
export const Regions: CollectionConfig = {
  slug: 'regions',
  labels: { singular: 'State or province', plural: 'States and provinces' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    links: ['counselling.website', 'ayushCounselling.website'],
    translated: {
      into: 'region-translations',
      fields: ['introduction', 'counselling.note', 'ayushCounselling.note'],
    },
  }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'country', 'inCoursesMenu'],
    listSearchableFields: ['name', 'capital'],
    description: 'What the guidance pages say about each state.',
  },
  hooks: {
    beforeValidate: [fillSlug({ from: 'name', kind: 'state' })],
    beforeChange: [rejectTrashing(...KEPT)],
    afterChange: [clearTagsAlways(regionTags)],
    beforeDelete: [...KEPT, removeDependents([{ collection: 'region-translations', by: 'record' }])],
    afterDelete: [clearTagsAlways(regionTags)],
  },
  fields: withHelp(help, [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
    fixedSlugField(),
    { name: 'code', label: 'ISO 3166-2 code', type: 'text', maxLength: 6, validate: checkRegionCode },
    { name: 'kind', type: 'select', required: true, options: ['State', 'Union territory', 'Province', 'Country'] },
    { name: 'country', type: 'select', required: true, defaultValue: 'India', options: [...COUNTRIES] },
    { name: 'inCoursesMenu', label: 'In the Courses menu', type: 'checkbox', defaultValue: false },
    { name: 'capital', type: 'text', maxLength: LENGTHS.label },
    { name: 'neighbours', type: 'relationship', relationTo: 'regions', hasMany: true },
    authorityGroup('counselling', 'State counselling authority'),
    authorityGroup('ayushCounselling', 'Counselling authority for BAMS and BHMS'),
    { name: 'healthUniversity', label: 'Health university', type: 'text', maxLength: LENGTHS.line },
    { name: 'introduction', type: 'textarea', maxLength: LENGTHS.text },
    {
      name: 'officialTotals',
      label: 'Official totals',
      labels: { singular: 'Course', plural: 'Courses' },
      type: 'array',
      maxRows: COURSES.length,
      fields: [{ name: 'course', type: 'select', required: true, options: COURSE_OPTIONS }, ...officialTotalFields()],
    },
    {
      name: 'commissionFees',
      label: 'Fees of Nepal',
      labels: { singular: 'Fee', plural: 'Fees' },
      type: 'array',
      admin: { condition: (data) => data?.country === 'Nepal' },
      fields: [
        row(
          { name: 'course', type: 'select', required: true, options: COURSE_OPTIONS },
          { name: 'seats', type: 'text', required: true, maxLength: LENGTHS.label },
        ),
        row(
          { name: 'amount', type: 'number', required: true, validate: checkWholeNumber(100, 100_000_000) },
          {
            name: 'per',
            type: 'select',
            required: true,
            defaultValue: 'course',
            options: [
              { value: 'year', label: 'A year' },
              { value: 'course', label: 'The whole course' },
            ],
          },
          periodField(),
        ),
        row(...sourceFields()),
      ],
    },
  ]),
}
