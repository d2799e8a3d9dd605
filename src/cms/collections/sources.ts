import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { anyone, contentKeeperField, contentKeepers, nobodyField } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { checkDocumentTitle, checkUrl, LENGTHS } from '../fields/checks/checks'
import { DAY_PICKER, type FieldHelp, selectField, withHelp } from '../fields/common-fields'
import { sourceDeskMessages as messages } from '../sources/messages'
import { checkPastDay, periodField } from '../sources/source-fields'
import { SOURCE_KINDS } from '../sources/source-rule'

/** Entering a new day means having opened the document. */
const noteWhoChecked: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  data.checkedOn && req.user && data.checkedOn !== originalDoc?.checkedOn ? { ...data, checkedBy: req.user.id } : data

const help: FieldHelp = {
  title: [
    'Title of the document',
    'As it stands on the document, for example: List of medical colleges and MBBS seats.',
  ],
  publisher: ['Published by', 'For example National Medical Commission.'],
  address: ['Web address', 'Where readers can open it, with https:// in front.'],
  kind: ['Kind of source', 'Figures of our own listing take part in no total, filter or search result.'],
  covers: ['What it states', 'One sentence for readers, for example: the yearly fee of each kind of seat.'],
  checkedOn: ['Last opened on', 'The day on which somebody saw that the document is there.'],
  checkedBy: ['Opened by', 'Written down with the day. Visitors do not see it.'],
}

/**
 * Documents that figures cite for publisher and date. Content keepers maintain them; visitors see them beside the
 * figures. `withCitations` adds the hooks of citing records.
 */
export const Sources: CollectionConfig = {
  slug: 'sources',
  labels: { singular: messages.singular, plural: messages.plural },
  trash: true,
  custom: cmsMetadata({ rest: 'read', links: ['address'] }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'title',
    defaultColumns: ['title', 'publisher', 'year', 'kind', 'checkedOn'],
    listSearchableFields: ['title', 'publisher'],
    description: messages.description,
  },
  defaultSort: 'title',
  hooks: { beforeChange: [noteWhoChecked] },
  fields: withHelp(help, [
    { name: 'title', type: 'text', required: true, maxLength: LENGTHS.line, index: true, validate: checkDocumentTitle },
    { name: 'publisher', type: 'text', maxLength: LENGTHS.line },
    { name: 'address', type: 'text', maxLength: LENGTHS.url, validate: checkUrl },
    periodField(),
    selectField('kind', SOURCE_KINDS, messages.kinds, { required: true, index: true }),
    { name: 'covers', type: 'text', maxLength: LENGTHS.line },
    { name: 'checkedOn', type: 'date', validate: checkPastDay, admin: { date: DAY_PICKER } },
    {
      name: 'checkedBy',
      type: 'relationship',
      relationTo: 'users',
      // The hook alone says who.
      access: { read: contentKeeperField, create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
  ]),
}
