import type { CollectionConfig } from 'payload'
import { adminOnly, writtenBy } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, checkUrl, checkWholeNumber, LENGTHS } from '@/cms/fields/checks/checks'
import { DAY_PICKER, type FieldHelp, row, selectField, slugField, withHelp } from '@/cms/fields/common-fields'
import {
  clearTagsOfDeleted,
  clearTagsOfDifference,
  differ,
  messagesOf,
  noteRow,
  type RowChange,
} from '@/cms/hooks/clear-tags'
import { publishByDefault } from '@/cms/hooks/publish-by-default'
import { fillSlug, rememberOldSlug } from '@/cms/hooks/slugs'
import { tags } from '@/lib/caching/cache'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { liveInstitutions } from '../institutions/institution-rule'
import { institutionMessages } from '../institutions/messages'
import { renameVacancies } from '../institutions/operations/vacancies-queries'
import {
  INSTITUTION_KINDS,
  MAX_ABOUT_LENGTH,
  MAX_BEDS,
  MAX_NAME_LENGTH,
  MAX_PLACE_LENGTH,
} from '../institutions/schema'

/** The fields of a hospital that lists and vacancies also show. */
const SAID_ELSEWHERE = ['name', 'slug', 'kind', 'location', '_status', 'deletedAt']

/** The cache tags of a changed hospital: its page, and lists and vacancies if they show what changed. */
const institutionTags = (change: RowChange): string[] => [
  ...[...messagesOf(change, 'slug'), ...change.formerSlugs].map(tags.hospital),
  ...(differ(change, SAID_ELSEWHERE) ? [tags.hospitals(), tags.slugs(), tags.jobs(), tags.allJobs()] : []),
]

const help: FieldHelp = {
  name: 'As it calls itself. The vacancies that name it bear the same.',
  kind: 'What it is.',
  location: 'The city, as vacancies write it.',
  beds: 'Only as the hospital or a public list states it. Left empty, nothing is said.',
  bedsStatedOn: ['Beds stated on', 'The day on which that was stated.'],
  website: 'Its own site. Asked once a week whether it still answers.',
  about: 'What it is, in its own words or yours. Leave a blank line between paragraphs.',
  logo: 'Shown beside the name. Without one the page has a drawing.',
}

/** Hospitals and colleges that offer posts, each with its own page. */
export const Institutions: CollectionConfig = {
  slug: 'institutions',
  labels: { singular: 'Hospital', plural: 'Hospitals' },
  trash: true,
  custom: cmsMetadata({ rest: 'read', uniqueOutsideTrash: ['slug'], searched: ['name'], links: ['website'] }),
  access: writtenBy(adminOnly, ({ req }) => isAdmin(req.user) || liveInstitutions()),
  admin: {
    group: 'Vacancies',
    preview: ({ slug }) => (typeof slug === 'string' ? pathsIn(STUDIO_LANGUAGE).hospital(slug) : null),
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'location', 'beds', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'location'],
    description: 'Each has a page with its open vacancies. A vacancy names one of them, or stays confidential.',
  },
  defaultSort: 'name',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [publishByDefault],
    beforeValidate: [fillSlug({ from: 'name', apart: 'location', kind: 'hospital' })],
    beforeChange: [noteRow],
    afterChange: [rememberOldSlug, renameVacancies, clearTagsOfDifference(institutionTags)],
    afterDelete: [clearTagsOfDeleted(institutionTags)],
  },
  fields: withHelp(help, [
    { name: 'name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH, index: true },
    row(selectField('kind', INSTITUTION_KINDS, institutionMessages(STUDIO_LANGUAGE).kinds), {
      name: 'location',
      label: 'Place',
      type: 'text',
      required: true,
      maxLength: MAX_PLACE_LENGTH,
    }),
    row(
      { name: 'beds', type: 'number', min: 1, max: MAX_BEDS, validate: checkWholeNumber(1, MAX_BEDS) },
      { name: 'bedsStatedOn', type: 'date', validate: checkDate(), admin: { date: DAY_PICKER } },
    ),
    { name: 'website', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    { name: 'about', type: 'textarea', maxLength: MAX_ABOUT_LENGTH },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    slugField(),
  ]),
}
