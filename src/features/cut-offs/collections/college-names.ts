import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { collegeNameHelp } from '../admin/field-help'
import { cutOffDeskTexts as texts } from '../admin/texts'
import { MATCH_STATES } from '../schema'
import { bringFigures, noteMatch, refuseWhileNamed } from './hooks'

const nameTags = () => [tags.cutOffs()]

/** How lists call the colleges, and which college each name means: decided once, remembered for every later file. */
export const CollegeNames: CollectionConfig = {
  slug: 'college-names',
  labels: { singular: texts.name, plural: texts.names },
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'college', 'match', 'reference'],
    listSearchableFields: ['name', 'state', 'reference'],
    description: texts.namesHelp,
  },
  defaultSort: 'name',
  indexes: [{ fields: ['name', 'state'], unique: true }],
  hooks: {
    beforeChange: [noteMatch],
    afterChange: [bringFigures, clearTagsAfterChange(nameTags)],
    afterDelete: [clearTagsAfterDelete(nameTags)],
    beforeDelete: [refuseWhileNamed('name')],
  },
  fields: withHelp(collegeNameHelp, [
    { name: 'name', type: 'text', required: true, maxLength: LENGTHS.line },
    { name: 'state', type: 'text', defaultValue: '', maxLength: LENGTHS.label },
    { name: 'college', type: 'relationship', relationTo: 'colleges' },
    {
      name: 'match',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: MATCH_STATES.map((value) => ({ value, label: texts.matches[value] })),
    },
    { name: 'reference', type: 'text', maxLength: LENGTHS.label, admin: { readOnly: true } },
  ]),
}
