import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, contentKeeperField } from '@/cms/access/access'
import { isAdmin, keepsContent } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { declare } from '@/cms/declarations'
import { checkDate, checkDateAfter, checkNotBelow, checkRange } from '@/cms/fields/checks/checks'
import { writtenByServer } from '@/cms/fields/checks/lengths'
import { numberProblem } from '@/cms/fields/checks/problems'
import { checkTexts } from '@/cms/fields/checks/texts'
import { slugField } from '@/cms/fields/slug-field'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsOfDeleted, clearTagsOfDifference, noteRow } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { rememberOldSlug } from '@/cms/hooks/slug-history'
import { fillSlug } from '@/cms/hooks/unique-slug'
import { importEndpoint, importTemplateEndpoint } from '@/cms/import/endpoints'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { keepSampleHidden } from '@/cms/samples/sample-hooks'
import { pathsIn } from '@/lib/addresses/paths'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { jobDeskPaths } from '../admin/desk-paths'
import { jobHelp } from '../admin/field-help'
import { vacancyImporter } from '../import/admin/vacancy-importer'
import { appliedForSql } from '../import/admin/write-vacancies'
import { DESIGNATIONS, JOB_STATUSES, JOB_TYPES } from '../schema'
import { subjectSlugs } from '../subjects/subject-slugs'
import { endsBeforeWalkIn } from '../vacancies/facts/walk-in'
import { jobTags } from '../vacancies/hooks/cache-tags'
import { closeAfterWalkIn } from '../vacancies/hooks/close-after-walk-in'
import { deriveSalary } from '../vacancies/hooks/derive-salary'
import { nameHospital } from '../vacancies/hooks/name-hospital'
import { closesBeforePosting, openJobs } from '../vacancies/open-rule'
import { jobListIndexes } from './list-indexes'

/** What the lists and the import work with; no page shows it. */
const WORKING = { read: contentKeeperField }

/** In lakh rupees a year. */
const MOST_SALARY = 10_000

/** Vacancies. Visitors read the open ones. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  trash: true,
  custom: declare({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    searched: ['searchText'],
    indexes: jobListIndexes,
    import: {
      label: 'Vacancies',
      screen: jobDeskPaths.uploadCsv(),
      rule: vacancyImporter.rule,
      tags: vacancyImporter.tags,
      inUse: appliedForSql,
    },
    samples: { by: 'isDemo', shown: { status: 'Active' }, hidden: { status: 'Inactive' } },
  }),
  access: {
    create: adminOnly,
    read: ({ req }) => keepsContent(req.user) || openJobs(),
    update: adminOnly,
    delete: adminOnly,
  },
  admin: {
    group: 'Vacancies',
    hidden: hiddenUnless(isAdmin),
    preview: ({ slug }) => (typeof slug === 'string' ? pathsIn(STUDIO_LANGUAGE).job(slug) : null),
    useAsTitle: 'title',
    defaultColumns: ['title', 'institution', 'department', 'location', 'status', 'deadline', 'postedAt'],
    listSearchableFields: ['title', 'institution', 'department', 'location'],
    description: 'Visitors see a vacancy while it is Active and its deadline has not passed.',
  },
  defaultSort: '-postedAt',
  endpoints: [importEndpoint(vacancyImporter), importTemplateEndpoint(vacancyImporter)],
  hooks: {
    beforeOperation: [limitRestReads],
    beforeValidate: [fillSlug({ from: 'title', apart: 'location', kind: 'vacancy', kept: subjectSlugs })],
    beforeChange: [keepSampleHidden, nameHospital, closeAfterWalkIn, deriveSalary, noteRow],
    afterChange: [rememberOldSlug, clearTagsOfDifference(jobTags)],
    // Applications stay, with their snapshot of the vacancy.
    beforeDelete: [
      removeDependents([
        { collection: 'saved-jobs', by: 'job' },
        { collection: 'job-alert-matches', by: 'job' },
        { collection: 'vacancy-views', by: 'job' },
      ]),
    ],
    afterDelete: [clearTagsOfDeleted(jobTags)],
  },
  indexes: [
    { fields: ['status', 'postedAt'] },
    { fields: ['status', 'deadline'] },
    // The list narrowed by one filter, in its default order.
    { fields: ['department', 'postedAt'] },
    { fields: ['location', 'postedAt'] },
  ],
  fields: withHelp(jobHelp, [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'institution',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Shown as "Confidential institution" when left empty.' },
    },
    { name: 'hospital', type: 'relationship', relationTo: 'institutions', index: true },
    {
      type: 'row',
      fields: [
        { name: 'department', type: 'text', required: true, maxLength: 120, index: true },
        { name: 'location', type: 'text', required: true, maxLength: 120, index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'designation',
          type: 'text',
          maxLength: 120,
          index: true,
          admin: { description: `For example ${DESIGNATIONS.join(', ')}.` },
        },
        { name: 'type', type: 'select', defaultValue: 'Full-time', index: true, options: [...JOB_TYPES] },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'experience', type: 'text', maxLength: 120, admin: { description: 'For example 5+ years.' } },
        { name: 'qualification', type: 'text', maxLength: 300 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'salary', type: 'text', maxLength: 120, admin: { description: 'As shown, for example 25-30 LPA.' } },
        {
          name: 'salaryMin',
          label: 'Lowest salary (LPA)',
          type: 'number',
          min: 0,
          max: MOST_SALARY,
          validate: checkRange(0, MOST_SALARY),
          index: true,
          admin: { description: 'Read from the text when left empty.', disableBulkEdit: true },
        },
        {
          name: 'salaryMax',
          label: 'Highest salary (LPA)',
          type: 'number',
          min: 0,
          max: MOST_SALARY,
          validate: checkNotBelow('salaryMin', numberProblem({ min: 0, max: MOST_SALARY }), checkTexts.order.salary),
          admin: { disableBulkEdit: true },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'walkInAt',
          type: 'date',
          validate: checkDate(),
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'walkInUntil',
          type: 'date',
          validate: checkDateAfter('walkInAt', endsBeforeWalkIn, checkTexts.order.walkIn),
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    { name: 'walkInPlace', type: 'text', maxLength: 300 },
    { name: 'description', type: 'textarea', maxLength: 20000 },
    { name: 'requirements', type: 'textarea', maxLength: 20000 },
    slugField('Filled from the title when left empty.'),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'Active',
      index: true,
      options: [...JOB_STATUSES],
      // A copy is looked at before visitors see it.
      hooks: { beforeDuplicate: [() => 'Inactive'] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'deadline',
      type: 'date',
      validate: checkDateAfter('postedAt', closesBeforePosting, checkTexts.order.deadline),
      index: true,
      admin: {
        position: 'sidebar',
        description: 'The vacancy closes by itself at the end of this day.',
        date: { pickerAppearance: 'dayOnly' },
      },
    },
    {
      name: 'postedAt',
      label: 'Posted',
      type: 'date',
      validate: checkDate(),
      required: true,
      defaultValue: () => new Date().toISOString(),
      index: true,
      hooks: { beforeDuplicate: [() => new Date().toISOString()] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'experienceYears',
      type: 'number',
      index: true,
      custom: writtenByServer,
      access: WORKING,
      admin: { hidden: true },
    },
    // Since when it is open, and what of it alerts were compared with; written by their task alone.
    {
      name: 'openedAt',
      type: 'date',
      index: true,
      custom: writtenByServer,
      access: WORKING,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'comparedAs',
      type: 'text',
      custom: writtenByServer,
      access: WORKING,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
    // What search engines were told of it last; written by their task alone.
    {
      name: 'announcedAs',
      type: 'text',
      custom: writtenByServer,
      access: WORKING,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
    { name: 'searchText', type: 'text', custom: writtenByServer, access: WORKING, admin: { hidden: true } },
    {
      name: 'isDemo',
      label: 'Sample',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { create: adminField, update: adminField },
      admin: {
        position: 'sidebar',
        description:
          'Came with the first start: marked as a sample on the site, hidden once the contact details are real. Untick it when this describes a real post.',
        condition: (data) => Boolean(data?.isDemo),
      },
    },
    {
      name: 'importHash',
      type: 'text',
      custom: writtenByServer,
      index: true,
      access: WORKING,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'importKey',
      type: 'text',
      custom: writtenByServer,
      index: true,
      access: WORKING,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
  ]),
}
