import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { removeDependents } from '@/cms/hooks/dependents'
import { declaredImport, importEndpoints, importLink } from '@/cms/import/doors'
import { tags } from '@/lib/caching/cache'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { termImporter, termInUse } from '../import/admin/term-importer'
import { CENTRAL_CATEGORIES, RESTRICTIONS, TERM_KINDS } from '../schema'
import { rejectWhileNamed } from './hooks'

const termTags = () => [tags.cutOffs()]
const isCategory = (data: { kind?: unknown }) => data.kind === 'category'
const isQuota = (data: { kind?: unknown }) => data.kind === 'quota'

const help: FieldHelp = {
  authority: 'Who uses the word.',
  kind: 'A pool of seats or a category of candidates.',
  code: ['In its lists', 'Exactly as the lists write it: GM, 3BG, AIQ.'],
  words: [
    'In words',
    'What a family reads: General merit, rural. A term without words is shown as it stands and never predicted from.',
  ],
  explanation: 'One sentence more, for who has never heard of it.',
  central: [
    'Category of all-India seats',
    'To which of the five it belongs. A state that divides OBC has several that belong to OBC.',
  ],
  restriction: ['Only for', 'Shown only to who says that they qualify.'],
  categoryGroup: [
    'Category of the list',
    'The code of the category that a candidate holds, where lists divide it: 3B for 3BG, 3BR and 3BK. Empty: the code itself.',
  ],
  forWomen: [
    'For women alone',
    'Seats that men are not allotted. The words name the category; this says who may hold it.',
  ],
  hasNoSeats: [
    'Has no seats by rule',
    'The authority keeps no seats for this category. The predictor says so, with the sentence above, as long as no closing rank names it.',
  ],
  forResidents: ['For residents of the state', 'Shown to who names that state as home.'],
  region: [
    'For candidates of',
    'A state whose quota this authority fills, such as that of Delhi. Empty: the state of the authority itself.',
  ],
  insteadOf: [
    'Stands instead of',
    'The code of the pool that some lists name in its place. A college that has this pool has no other: its figures under that code are read as this one.',
  ],
  isPriced: [
    'Decided by the price',
    'Seats without reservation whose fee decides, such as those of deemed universities: shown without a prediction.',
  ],
}

/** Each authority's codes for quotas and categories in its lists, with the words for families. */
export const SeatTerms: CollectionConfig = {
  slug: 'seat-terms',
  labels: { singular: messages.term, plural: messages.terms },
  custom: cmsMetadata({ import: { ...declaredImport(termImporter, messages.terms), inUse: termInUse } }),
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    components: { beforeListTable: [importLink(termImporter)] },
    useAsTitle: 'code',
    defaultColumns: ['code', 'words', 'kind', 'authority', 'central', 'restriction'],
    listSearchableFields: ['code', 'words'],
    description: messages.termsHelp,
  },
  defaultSort: 'code',
  indexes: [{ fields: ['authority', 'kind', 'code'], unique: true }],
  // Payload stores a copy before anything in it can be changed, and the index refuses it.
  disableDuplicate: true,
  endpoints: importEndpoints(termImporter),
  hooks: {
    afterChange: [clearTagsAlways(termTags)],
    afterDelete: [clearTagsAlways(termTags)],
    // Deletes also hit rates measured from ranks that are gone.
    beforeDelete: [rejectWhileNamed('term'), removeDependents([{ collection: 'hit-rates', by: 'quota' }])],
  },
  fields: withHelp(help, [
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    selectField('kind', TERM_KINDS, messages.termKinds, { required: true, defaultValue: 'category' }),
    { name: 'code', type: 'text', required: true, maxLength: LENGTHS.label },
    { name: 'words', type: 'text', maxLength: LENGTHS.label },
    { name: 'explanation', type: 'textarea', maxLength: LENGTHS.line },
    selectField('central', CENTRAL_CATEGORIES, messages.central, { admin: { condition: isCategory } }),
    selectField('restriction', RESTRICTIONS, messages.restrictions),
    { name: 'categoryGroup', type: 'text', maxLength: LENGTHS.label, admin: { condition: isCategory } },
    { name: 'forWomen', type: 'checkbox', defaultValue: false, admin: { condition: isCategory } },
    { name: 'hasNoSeats', type: 'checkbox', defaultValue: false, admin: { condition: isCategory } },
    { name: 'forResidents', type: 'checkbox', defaultValue: false },
    { name: 'region', type: 'relationship', relationTo: 'regions', admin: { condition: isQuota } },
    { name: 'insteadOf', type: 'text', maxLength: LENGTHS.label, admin: { condition: isQuota } },
    { name: 'isPriced', type: 'checkbox', defaultValue: false, admin: { condition: isQuota } },
  ]),
}
