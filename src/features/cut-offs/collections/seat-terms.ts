import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { seatTermHelp } from '../admin/field-help'
import { cutOffDeskTexts as texts } from '../admin/texts'
import { CENTRAL_CATEGORIES, RESTRICTIONS, TERM_KINDS } from '../schema'
import { refuseWhileNamed } from './hooks'

const termTags = () => [tags.cutOffs()]
const isCategory = (data: { kind?: unknown }) => data.kind === 'category'
const isQuota = (data: { kind?: unknown }) => data.kind === 'quota'

/** The words of every authority for its quotas and categories: what its lists write, and what a family reads. */
export const SeatTerms: CollectionConfig = {
  slug: 'seat-terms',
  labels: { singular: texts.term, plural: texts.terms },
  access: { create: contentKeepers, read: contentKeepers, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'code',
    defaultColumns: ['code', 'words', 'kind', 'authority', 'central', 'restriction'],
    listSearchableFields: ['code', 'words'],
    description: texts.termsHelp,
  },
  defaultSort: 'code',
  indexes: [{ fields: ['authority', 'kind', 'code'], unique: true }],
  hooks: {
    afterChange: [clearTagsAfterChange(termTags)],
    afterDelete: [clearTagsAfterDelete(termTags)],
    beforeDelete: [refuseWhileNamed('term')],
  },
  fields: withHelp(seatTermHelp, [
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'category',
      options: TERM_KINDS.map((value) => ({ value, label: texts.termKinds[value] })),
    },
    { name: 'code', type: 'text', required: true, maxLength: LENGTHS.label },
    { name: 'words', type: 'text', maxLength: LENGTHS.label },
    { name: 'explanation', type: 'textarea', maxLength: LENGTHS.line },
    {
      name: 'central',
      type: 'select',
      options: CENTRAL_CATEGORIES.map((value) => ({ value, label: texts.central[value] })),
      admin: { condition: isCategory },
    },
    {
      name: 'restriction',
      type: 'select',
      options: RESTRICTIONS.map((value) => ({ value, label: texts.restrictions[value] })),
    },
    { name: 'categoryGroup', type: 'text', maxLength: LENGTHS.label, admin: { condition: isCategory } },
    { name: 'forWomen', type: 'checkbox', defaultValue: false, admin: { condition: isCategory } },
    { name: 'hasNoSeats', type: 'checkbox', defaultValue: false, admin: { condition: isCategory } },
    { name: 'forResidents', type: 'checkbox', defaultValue: false },
    { name: 'region', type: 'relationship', relationTo: 'regions', admin: { condition: isQuota } },
    { name: 'insteadOf', type: 'text', maxLength: LENGTHS.label, admin: { condition: isQuota } },
    { name: 'isPriced', type: 'checkbox', defaultValue: false, admin: { condition: isQuota } },
  ]),
}
