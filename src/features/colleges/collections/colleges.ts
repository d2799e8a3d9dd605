import type { CollectionConfig, Tab } from 'payload'
import { contentKeeperField, contentKeepers, liveOrContentKeepers, writtenBy } from '@/cms/access/access'
import { liveRecords } from '@/cms/access/live-rule'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { DAY_PICKER, row } from '@/cms/fields/common-fields'
import { clearTagsOfDeleted, clearTagsOfDifference, noteRow } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { fillSlug, rememberOldSlug } from '@/cms/hooks/slugs'
import { declaredImport, importEndpoints } from '@/cms/import/doors'
import { checkPastDay, sourceFields } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/site-paths'
import { collegeField } from '../admin/fields'
import { collegeDeskMessages } from '../admin/messages'
import { checkFactsEndpoint } from '../facts/admin/check-endpoint'
import { collegeTags } from '../hooks/cache-tags'
import { deriveCollegeFigures, hideContradictingFees } from '../hooks/derive-figures'
import { nameState } from '../hooks/name-state'
import { restateFigures } from '../hooks/restate-figures'
import { collegeImporter } from '../import/admin/college-importer'
import { exportCollegesEndpoint } from '../import/admin/export-endpoint'
import { feeImporter } from '../import/fees/admin/importer'
import { officialListImporter } from '../import/official-list/admin/importer'
import { COLLEGE_KIND } from '../import/row'
import { cardSourceFields, feeRowsField, seatRowsField } from './figure-fields'
import { collegeListIndexes } from './list-indexes'

/** Derived values for lists; not shown on any page. */
const WORKING = { custom: writtenByServer, access: { read: contentKeeperField }, admin: { hidden: true } }

const messages = collegeDeskMessages.figures

/** Tabs of the form: the college and its place, figures, contact, and its own online presence. */
const collegeTabs: Tab[] = [
  {
    label: 'Overview',
    fields: [
      collegeField('name'),
      collegeField('aliases'),
      collegeField('location', 'state', 'country'),
      collegeField('ownership', 'university'),
      collegeField('kinds', 'minorityOf'),
      collegeField('description'),
      {
        name: 'image',
        label: 'Photograph',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Stands at the head of the page. Wide pictures look best.' },
      },
      collegeField('imageUrl'),
    ],
  },
  {
    label: 'Key information',
    fields: [
      collegeField('courses'),
      collegeField('fees', 'seats'),
      feeRowsField,
      {
        name: 'feesUndisclosedOn',
        label: 'Fees not disclosed, seen on',
        type: 'date',
        validate: checkPastDay,
        admin: { description: messages.feesUndisclosedHelp, date: DAY_PICKER },
      },
      seatRowsField,
      collegeField('established'),
      row(...sourceFields('established', messages.established)),
      collegeField('rating', 'ranking'),
      row(...sourceFields('ranking', messages.ranking)),
      collegeField('eligibility'),
    ],
  },
  {
    label: 'Facilities and contact',
    fields: [
      collegeField('facilities'),
      row(...sourceFields('facilities', messages.facilities)),
      collegeField('contactPhone'),
      collegeField('contactEmail'),
      collegeField('websiteUrl'),
      collegeField('latitude', 'longitude', 'pointPrecision'),
    ],
  },
  { label: 'Source', description: messages.listing, fields: [row(...sourceFields())] },
]

/** All known medical colleges. */
export const Colleges: CollectionConfig = {
  slug: 'colleges',
  labels: { singular: 'College', plural: 'Colleges' },
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    searched: ['searchText'],
    indexes: collegeListIndexes,
    links: ['websiteUrl'],
    translated: {
      into: 'college-translations',
      fields: [
        'description',
        'eligibility',
        'ranking',
        'facilities',
        'feeRows.covers',
        'meta.title',
        'meta.description',
      ],
      shownBy: ({ slug }) => [tags.college(String(slug))],
    },
    import: declaredImport(collegeImporter, 'Colleges'),
  }),
  access: writtenBy(contentKeepers, liveOrContentKeepers(liveRecords())),
  admin: {
    group: 'Colleges',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location', 'state', 'ownership', 'courses', 'status', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'location', 'searchText'],
    description:
      'Each college has its own page under /colleges. Inactive colleges and drafts are hidden from visitors.',
    components: { beforeListTable: ['/features/colleges/import/admin/import-link#ImportLink'] },
    preview: (college) => (college.id ? env.SITE_URL + paths.collegePreview(String(college.id)) : null),
    livePreview: livePreview('colleges', ({ data }) =>
      data.id ? env.SITE_URL + paths.collegePreview(String(data.id)) : null,
    ),
  },
  endpoints: [
    ...importEndpoints(collegeImporter),
    ...importEndpoints(officialListImporter),
    ...importEndpoints(feeImporter),
    exportCollegesEndpoint,
    checkFactsEndpoint,
  ],
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [publishByDefault],
    beforeValidate: [nameState, fillSlug({ from: 'name', apart: 'location', kind: COLLEGE_KIND, kept: () => ['map'] })],
    beforeChange: [restateFigures, deriveCollegeFigures, noteRow],
    afterRead: [hideContradictingFees],
    afterChange: [rememberOldSlug, clearTagsOfDifference(collegeTags)],
    beforeDelete: [
      removeDependents([
        { collection: 'saved-colleges', by: 'college' },
        { collection: 'featured-colleges', by: 'college' },
        { collection: 'college-translations', by: 'record' },
      ]),
    ],
    afterDelete: [clearTagsOfDeleted(collegeTags)],
  },
  indexes: [{ fields: ['status', 'featured', 'name'] }, { fields: ['state', 'status'] }],
  fields: [
    { type: 'tabs', tabs: collegeTabs },
    collegeField('slug'),
    collegeField('status'),
    collegeField('featured'),
    { name: 'searchText', label: 'other names', type: 'text', ...WORKING },
    { name: 'feesAmount', type: 'number', index: true, ...WORKING },
    { name: 'seatCount', type: 'number', ...WORKING },
    { name: 'courseMask', type: 'number', ...WORKING },
    { name: 'kindMask', type: 'number', ...WORKING },
    ...cardSourceFields,
  ],
}
