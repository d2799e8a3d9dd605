import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { declaredImport, importEndpoints, importLink } from '@/cms/import/doors'
import { tags } from '@/lib/caching/cache'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { nameImporter } from '../import/admin/term-importer'
import { FIGURES_OF_STAGED_NAMES, nameInUse } from '../import/admin/write-names'
import { MATCH_STATES } from '../schema'
import { moveFiguresToCollege, noteMatch, rejectWhileNamed } from './hooks'

const nameTags = () => [tags.cutOffs()]

const help: FieldHelp = {
  name: ['Name in lists', 'As the lists write it.'],
  state: ['State in lists', 'As the lists write it; it may be empty.'],
  college: ['Means', 'The college on this site. All its figures follow, those of later files too.'],
  match: [
    'How it was found',
    'Open names have figures that no page shows. Choose a college, or say that the site has none.',
  ],
  reference: [
    'Reference in files',
    'What imported files call this college in all years and spellings (their column ref_slug), where they do. Names with the same reference are one college: those of a state that are still open follow the one that was found or chosen, with the next file that has them.',
  ],
}

/** The names of colleges in lists, and which college each means: decided once for all later files. */
export const CollegeNames: CollectionConfig = {
  slug: 'college-names',
  labels: { singular: messages.name, plural: messages.names },
  custom: cmsMetadata({
    import: { ...declaredImport(nameImporter, messages.names), inUse: nameInUse, afterUndo: FIGURES_OF_STAGED_NAMES },
  }),
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    components: { beforeListTable: [importLink(nameImporter)] },
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'college', 'match', 'reference'],
    listSearchableFields: ['name', 'state', 'reference'],
    description: messages.namesHelp,
  },
  defaultSort: 'name',
  indexes: [{ fields: ['name', 'state'], unique: true }],
  // Payload stores a copy before anything in it can be changed, and the index refuses it.
  disableDuplicate: true,
  endpoints: importEndpoints(nameImporter),
  hooks: {
    beforeChange: [noteMatch],
    afterChange: [moveFiguresToCollege, clearTagsAlways(nameTags)],
    afterDelete: [clearTagsAlways(nameTags)],
    beforeDelete: [rejectWhileNamed('name')],
  },
  fields: withHelp(help, [
    { name: 'name', type: 'text', required: true, maxLength: LENGTHS.line },
    { name: 'state', type: 'text', defaultValue: '', maxLength: LENGTHS.label },
    { name: 'college', type: 'relationship', relationTo: 'colleges' },
    selectField('match', MATCH_STATES, messages.matches, { required: true, defaultValue: 'open', index: true }),
    { name: 'reference', type: 'text', maxLength: LENGTHS.label, admin: { readOnly: true } },
  ]),
}
