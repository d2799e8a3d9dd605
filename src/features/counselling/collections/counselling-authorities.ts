import type { CollectionConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkUrl, LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, fixedSlugField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { rejectTrashing, rejectWhileUsed, removeDependents } from '@/cms/hooks/dependents'
import { fillSlug } from '@/cms/hooks/slugs'
import { declaredImport, importEndpoints } from '@/cms/import/doors'
import { tags } from '@/lib/caching/cache'
import { counsellingDeskMessages as messages } from '../admin/messages'
import { authorityImporter } from '../import/admin/authority-importer'
import { authorityInUse } from '../import/admin/write-authorities'
import { courseOptions } from './course-options'

/** What prevents deleting an authority. */
const KEPT = [
  rejectWhileUsed({ collection: 'counselling-dates', by: 'authority' }, messages.keptByDates),
  rejectWhileUsed({ collection: 'closing-ranks', by: 'authority' }, messages.keptByRanks),
  rejectWhileUsed({ collection: 'admission-rules', by: 'authority' }, messages.keptByRules),
  rejectWhileUsed({ collection: 'seat-terms', by: 'authority' }, messages.keptByTerms),
]

const authorityTags = () => [tags.counselling(), tags.cutOffs()]

const help: FieldHelp = {
  name: 'Its full name, as it signs its notices.',
  shortName: ['Short name', 'As files and families write it, for example KEA. Imports know the authority by it.'],
  state: ['State', 'Whose seats it allots. Leave empty when it allots seats in all of India.'],
  site: ['Official site', 'Where it publishes its notices, with https:// in front.'],
  courses: 'The courses whose seats it allots.',
  allots: ['What it allots', 'One or two sentences in our own words, for example: The state quota of MBBS and BDS.'],
}

/** Authorities that allot seats: of states and territories, of all India and of Nepal. */
export const CounsellingAuthorities: CollectionConfig = {
  slug: 'counselling-authorities',
  labels: messages.authority,
  trash: true,
  custom: cmsMetadata({
    rest: 'read',
    uniqueOutsideTrash: ['slug'],
    links: ['site'],
    import: { ...declaredImport(authorityImporter, messages.authority.plural), inUse: authorityInUse },
  }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'name',
    defaultColumns: ['name', 'shortName', 'state', 'courses', 'site'],
    listSearchableFields: ['name', 'shortName'],
    description: messages.authorities,
  },
  defaultSort: 'name',
  endpoints: importEndpoints(authorityImporter),
  hooks: {
    beforeValidate: [fillSlug({ from: 'name', apart: 'shortName', kind: 'authority' })],
    beforeChange: [rejectTrashing(...KEPT)],
    afterChange: [clearTagsAlways(authorityTags)],
    beforeDelete: [
      ...KEPT,
      removeDependents([
        { collection: 'counselling-reminders', by: 'authority' },
        { collection: 'hit-rates', by: 'authority' },
      ]),
    ],
    afterDelete: [clearTagsAlways(authorityTags)],
  },
  fields: withHelp(help, [
    { name: 'name', type: 'text', required: true, maxLength: LENGTHS.line },
    fixedSlugField(),
    { name: 'shortName', type: 'text', maxLength: LENGTHS.label, index: true },
    // Empty for all of India. Nepal is a region itself.
    { name: 'state', type: 'relationship', relationTo: 'regions', index: true },
    { name: 'site', type: 'text', required: true, maxLength: LENGTHS.url, validate: checkUrl },
    { name: 'courses', type: 'select', hasMany: true, options: courseOptions },
    { name: 'allots', type: 'textarea', maxLength: LENGTHS.paragraph },
  ]),
}
