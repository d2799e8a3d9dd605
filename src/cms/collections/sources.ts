import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { anyone, contentKeeperField, contentKeepers } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { checkDocumentTitle, checkUrl, LENGTHS } from '../fields/checks/checks'
import { sourceDeskMessages as messages } from '../sources/messages'
import { checkPastDay, periodField } from '../sources/source-fields'
import { SOURCE_KINDS } from '../sources/source-rule'

/** Whoever enters a new day has opened the document. */
const noteWhoChecked: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  data.checkedOn && req.user && data.checkedOn !== originalDoc?.checkedOn ? { ...data, checkedBy: req.user.id } : data

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
  fields: [
    {
      name: 'title',
      label: messages.title,
      type: 'text',
      required: true,
      maxLength: LENGTHS.line,
      index: true,
      validate: checkDocumentTitle,
      admin: { description: messages.titleHelp },
    },
    {
      name: 'publisher',
      label: messages.publisher,
      type: 'text',
      maxLength: LENGTHS.line,
      admin: { description: messages.publisherHelp },
    },
    {
      name: 'address',
      label: messages.address,
      type: 'text',
      maxLength: LENGTHS.url,
      validate: checkUrl,
      admin: { description: messages.addressHelp },
    },
    periodField(),
    {
      name: 'kind',
      label: messages.kind,
      type: 'select',
      required: true,
      index: true,
      options: SOURCE_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
      admin: { description: messages.kindHelp },
    },
    {
      name: 'covers',
      label: messages.covers,
      type: 'text',
      maxLength: LENGTHS.line,
      admin: { description: messages.coversHelp },
    },
    {
      name: 'checkedOn',
      label: messages.checkedOn,
      type: 'date',
      validate: checkPastDay,
      admin: {
        description: messages.checkedOnHelp,
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      },
    },
    {
      name: 'checkedBy',
      label: messages.checkedBy,
      type: 'relationship',
      relationTo: 'users',
      access: { read: contentKeeperField },
      admin: { readOnly: true, description: messages.checkedByHelp },
    },
  ],
}
