import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkWholeNumber, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { declaredImport, importEndpoints } from '@/cms/import/doors'
import { sourceFields } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { QUALIFICATIONS } from '@/lib/vocabulary'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { closingRankImporter } from '../import/admin/importer'
import { EARLIEST_YEAR, MAX_ALLOTTED, MAX_RANK, RANK_TYPES, ROUNDS, SEAT_GENDERS } from '../schema'
import { closingRankIndexes } from './closing-rank-indexes'
import { nameCollege } from './hooks'

const LATEST_YEAR = 2100

const cutOffTags = () => [tags.cutOffs()]
const help: FieldHelp = {
  year: ['Admission year', 'The year in which the seat was allotted.'],
  authority: 'Whose list it stands in.',
  round: 'The first round and the last main one are shown; what is left over afterwards closes by chance.',
  course: 'The course of the seat.',
  quota: ['Quota', 'The pool of seats, from the vocabulary of the authority.'],
  category: ['Category', 'The seat’s category, from the vocabulary of the authority.'],
  gender: ['Open to', 'Whether the seat is for women alone.'],
  listedAs: ['College as listed', 'The name in the list. Which college it means is decided under “Names in lists”.'],
  college: ['College', 'Follows from the name in the list.'],
  closingRank: 'The last rank that got such a seat in this round.',
  rankType: [
    'Kind of rank',
    'The all-India rank, one that somebody counted back to it, or a rank in the merit list of one state. They are never compared with each other.',
  ],
  allotted: [
    'Seats allotted',
    'How many allotments the figure is made of, where the list says so. Under three there is no prediction.',
  ],
  flag: ['Doubt', 'What is wrong with the figure, if something is. Such a row is never predicted from.'],
  place: ['Place in the source', 'The page or file in which it stands.'],
}

/**
 * The last rank that was allotted a seat of one college, course, quota and category in one round of one year. Imports
 * bring tens of thousands, so there are no versions and no trash.
 */
export const ClosingRanks: CollectionConfig = {
  slug: 'closing-ranks',
  labels: { singular: messages.rank, plural: messages.ranks },
  custom: cmsMetadata({
    indexes: closingRankIndexes,
    import: declaredImport(closingRankImporter, messages.ranks),
  }),
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  // Payload stores a copy before anything in it can be changed, and the index of figures refuses it.
  disableDuplicate: true,
  admin: {
    group: 'Colleges',
    useAsTitle: 'title',
    defaultColumns: ['college', 'year', 'round', 'quota', 'category', 'closingRank', 'allotted', 'flag'],
    listSearchableFields: ['flag', 'place'],
    description: messages.ranksHelp,
  },
  defaultSort: '-year',
  endpoints: importEndpoints(closingRankImporter),
  hooks: {
    beforeChange: [nameCollege],
    afterChange: [clearTagsAlways(cutOffTags)],
    afterDelete: [clearTagsAlways(cutOffTags)],
  },
  fields: withHelp(help, [
    // The title of its screen, which would otherwise be an id.
    { name: 'title', type: 'text', virtual: 'college.name', custom: writtenByServer, admin: { hidden: true } },
    { name: 'year', type: 'number', required: true, validate: checkWholeNumber(EARLIEST_YEAR, LATEST_YEAR) },
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    selectField('round', ROUNDS, messages.rounds, { required: true }),
    { name: 'course', type: 'select', required: true, options: [...QUALIFICATIONS] },
    { name: 'quota', type: 'relationship', relationTo: 'seat-terms', required: true },
    { name: 'category', type: 'relationship', relationTo: 'seat-terms', required: true },
    selectField('gender', SEAT_GENDERS, messages.genders, { required: true, defaultValue: 'any' }),
    { name: 'listedAs', type: 'relationship', relationTo: 'college-names', required: true },
    { name: 'college', type: 'relationship', relationTo: 'colleges', admin: { readOnly: true } },
    { name: 'closingRank', type: 'number', required: true, validate: checkWholeNumber(1, MAX_RANK) },
    selectField('rankType', RANK_TYPES, messages.rankTypes, { required: true, defaultValue: 'air' }),
    { name: 'allotted', type: 'number', validate: checkWholeNumber(0, MAX_ALLOTTED) },
    { name: 'flag', type: 'text', maxLength: LENGTHS.line },
    { name: 'place', type: 'text', maxLength: LENGTHS.line },
    ...sourceFields(),
  ]),
}
