import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { TERM_KINDS } from '@/lib/search/dictionary'
import { searchTermMessages as messages } from '../messages'

const searchTermTags = () => [tags.searchTerms()]

const help: FieldHelp = {
  kind: 'What the word stands for. Cities and other words are looked for in the texts; the others choose a filter.',
  value: [
    'As our records write it',
    'For example Bengaluru, Uttar Pradesh, Pediatrics. For a course or for who runs a college, the word of the list’s address: mbbs, government.',
  ],
  spellings: ['What people write instead', 'Press Enter after each: Bangalore, Banglore, बेंगलुरु.'],
}

/** Editors' additions to the search vocabulary (`content/search-terms.csv`). */
export const SearchTerms: CollectionConfig = {
  slug: 'search-terms',
  labels: { singular: messages.singular, plural: messages.plural },
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'value',
    defaultColumns: ['value', 'kind', 'spellings'],
    listSearchableFields: ['value'],
    description: messages.description,
  },
  hooks: {
    afterChange: [clearTagsAlways(searchTermTags)],
    afterDelete: [clearTagsAlways(searchTermTags)],
  },
  fields: withHelp(help, [
    selectField('kind', TERM_KINDS, messages.kinds, { required: true, defaultValue: 'word' }),
    { name: 'value', type: 'text', required: true, maxLength: LENGTHS.label },
    {
      name: 'spellings',
      type: 'text',
      hasMany: true,
      maxLength: LENGTHS.label,
      maxRows: LENGTHS.entries,
    },
  ]),
}
