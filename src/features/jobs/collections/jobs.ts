import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, contentKeeperField, writtenBy } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, checkDateAfter, checkNotBelow, checkRange, writtenByServer } from '@/cms/fields/checks/checks'
import { checkMessages } from '@/cms/fields/checks/messages'
import { numberProblem } from '@/cms/fields/checks/problems'
import { type FieldHelp, row, slugField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsOfDeleted, clearTagsOfDifference, noteRow } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { fillSlug, rememberOldSlug } from '@/cms/hooks/slugs'
import { declaredImport, importEndpoints } from '@/cms/import/doors'
import { keepSampleHidden } from '@/cms/samples/samples'
import { endOfIndianDay } from '@/lib/calendar/indian-calendar'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { vacancyImporter } from '../import/admin/vacancy-importer'
import { appliedForSql } from '../import/admin/write-vacancies'
import { JOB_STATUSES } from '../schema'
import { subjectSlugs } from '../subjects/subject-index'
import { endsBeforeWalkIn } from '../vacancies/facts/walk-in'
import { closeAfterWalkIn, deriveSalary, jobTags, nameInstitution } from '../vacancies/hooks/keep-vacancy'
import { closesBeforePosting, openJobs } from '../vacancies/open-rule'
import { jobListIndexes } from './list-indexes'
import { vacancyField } from './vacancy-field'

/** No future day of posting: the vacancy would be "posted today" until then. */
const dayToCome = (moment: Date): string | null =>
  moment > endOfIndianDay(new Date()) ? checkMessages.order.postedAt : null

/** A field for lists and imports that no page shows. */
const working = <Type extends 'date' | 'number' | 'text'>(name: string, type: Type) => ({
  name,
  type,
  custom: writtenByServer,
  access: { read: contentKeeperField },
  admin: { hidden: true },
})
const notCopied = { beforeDuplicate: [() => null] }

/** In lakh rupees a year. */
const MAX_SALARY = 10_000
const SALARY = {
  type: 'number',
  min: 0,
  max: MAX_SALARY,
  admin: { description: 'Read from the text when left empty.', disableBulkEdit: true },
} as const

const help: FieldHelp = {
  hospital: [
    'Page of the hospital',
    'The institution then bears its name. Left empty, the institution is as written, or confidential.',
  ],
  status: 'Visitors see Active vacancies only. Closed ones keep their page, which says so.',
  postedAt: ['Posted', 'The day the vacancy was published. The newest stand first.'],
  isSample: [
    'Sample',
    'Came with the first start: marked as a sample on the site, hidden once the contact details are real. Untick it when this describes a real post.',
  ],
}

/** Vacancies. Visitors read the open ones. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    searched: ['searchText'],
    indexes: jobListIndexes,
    import: {
      ...declaredImport(vacancyImporter, 'Vacancies'),
      inUse: appliedForSql,
      // Undoing an import does not undo what search engines were told.
      keptByUndo: ['announced_as'],
    },
    samples: { by: 'isSample', shown: { status: 'Active' }, hidden: { status: 'Inactive' } },
  }),
  access: writtenBy(adminOnly, ({ req }) => keepsContent(req.user) || openJobs()),
  admin: {
    group: 'Vacancies',
    preview: ({ slug }) => (typeof slug === 'string' ? pathsIn(STUDIO_LANGUAGE).job(slug) : null),
    useAsTitle: 'title',
    defaultColumns: ['title', 'institution', 'department', 'location', 'status', 'deadline', 'postedAt'],
    listSearchableFields: ['title', 'institution', 'department', 'location'],
    description: 'Visitors see a vacancy while it is Active and its deadline has not passed.',
  },
  defaultSort: '-postedAt',
  endpoints: importEndpoints(vacancyImporter),
  hooks: {
    beforeValidate: [fillSlug({ from: 'title', apart: 'location', kind: 'vacancy', kept: subjectSlugs })],
    beforeChange: [keepSampleHidden, nameInstitution, closeAfterWalkIn, deriveSalary, noteRow],
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
    // The list with one filter, in its default order.
    { fields: ['department', 'postedAt'] },
    { fields: ['location', 'postedAt'] },
  ],
  fields: withHelp(help, [
    vacancyField('title'),
    vacancyField('institution'),
    { name: 'hospital', type: 'relationship', relationTo: 'institutions', index: true },
    row(vacancyField('department'), vacancyField('location')),
    row(vacancyField('designation'), vacancyField('type', { defaultValue: 'Full-time' })),
    row(vacancyField('experience'), vacancyField('qualification')),
    row(
      vacancyField('salary'),
      { ...SALARY, name: 'salaryMin', label: 'Lowest salary (LPA)', validate: checkRange(0, MAX_SALARY), index: true },
      {
        ...SALARY,
        name: 'salaryMax',
        label: 'Highest salary (LPA)',
        validate: checkNotBelow('salaryMin', numberProblem({ min: 0, max: MAX_SALARY }), checkMessages.order.salary),
      },
    ),
    row(
      vacancyField('walkInAt'),
      vacancyField('walkInUntil', {
        validate: checkDateAfter('walkInAt', endsBeforeWalkIn, checkMessages.order.walkIn),
      }),
    ),
    vacancyField('walkInPlace'),
    vacancyField('description'),
    vacancyField('requirements'),
    slugField('Filled from the title when left empty.'),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'Active',
      index: true,
      options: [...JOB_STATUSES],
      // A copy is reviewed before visitors see it.
      hooks: { beforeDuplicate: [() => 'Inactive'] },
      admin: { position: 'sidebar' },
    },
    vacancyField('deadline', {
      validate: checkDateAfter('postedAt', closesBeforePosting, checkMessages.order.deadline),
      admin: { position: 'sidebar' },
    }),
    {
      name: 'postedAt',
      type: 'date',
      validate: checkDate(dayToCome),
      required: true,
      defaultValue: () => new Date().toISOString(),
      index: true,
      hooks: { beforeDuplicate: [() => new Date().toISOString()] },
      admin: { position: 'sidebar' },
    },
    { ...working('experienceYears', 'number'), index: true },
    // Since when it is open, and the state that alerts were compared with; only their task writes them.
    { ...working('openedAt', 'date'), index: true, hooks: notCopied },
    { ...working('comparedAs', 'text'), hooks: notCopied },
    // The state last announced to search engines; only their task writes it.
    { ...working('announcedAs', 'text'), hooks: notCopied },
    working('searchText', 'text'),
    {
      name: 'isSample',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { create: adminField, update: adminField },
      admin: { position: 'sidebar', condition: (data) => Boolean(data?.isSample) },
    },
    { ...working('importHash', 'text'), index: true, hooks: notCopied },
    { ...working('importKey', 'text'), index: true, hooks: notCopied },
  ]),
}
