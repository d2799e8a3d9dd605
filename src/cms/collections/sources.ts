import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { anyone, contentKeeperField, contentKeepers } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { checkDocumentTitle, checkUrl } from '../fields/checks/checks'
import { LENGTHS } from '../fields/checks/lengths'
import { sourceDeskMessages as texts } from '../sources/messages'
import { checkPastDay, periodField } from '../sources/source-fields'
import { SOURCE_KINDS } from '../sources/source-kinds'

/** Whoever writes down a new day has opened the document. */
const noteWhoChecked: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  data.checkedOn && req.user && data.checkedOn !== originalDoc?.checkedOn ? { ...data, checkedBy: req.user.id } : data

/**
 * The documents that figures name, so that each says whose it is and when it was true. Whoever keeps the content keeps
 * them; visitors read them beside the figures. `withCitations` adds what must happen where they are named.
 */
export const Sources: CollectionConfig = {
  slug: 'sources',
  labels: { singular: texts.singular, plural: texts.plural },
  custom: cmsMetadata({ rest: 'read', links: ['address'] }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    useAsTitle: 'title',
    defaultColumns: ['title', 'publisher', 'year', 'kind', 'checkedOn'],
    listSearchableFields: ['title', 'publisher'],
    description: texts.description,
  },
  defaultSort: 'title',
  hooks: { beforeChange: [noteWhoChecked] },
  fields: [
    {
      name: 'title',
      label: texts.title,
      type: 'text',
      required: true,
      maxLength: LENGTHS.line,
      index: true,
      validate: checkDocumentTitle,
      admin: { description: texts.titleHelp },
    },
    {
      name: 'publisher',
      label: texts.publisher,
      type: 'text',
      maxLength: LENGTHS.line,
      admin: { description: texts.publisherHelp },
    },
    {
      name: 'address',
      label: texts.address,
      type: 'text',
      maxLength: LENGTHS.url,
      validate: checkUrl,
      admin: { description: texts.addressHelp },
    },
    periodField(),
    {
      name: 'kind',
      label: texts.kind,
      type: 'select',
      required: true,
      index: true,
      options: SOURCE_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
      admin: { description: texts.kindHelp },
    },
    {
      name: 'covers',
      label: texts.covers,
      type: 'text',
      maxLength: LENGTHS.line,
      admin: { description: texts.coversHelp },
    },
    {
      name: 'checkedOn',
      label: texts.checkedOn,
      type: 'date',
      validate: checkPastDay,
      admin: { description: texts.checkedOnHelp, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    {
      name: 'checkedBy',
      label: texts.checkedBy,
      type: 'relationship',
      relationTo: 'users',
      access: { read: contentKeeperField },
      admin: { readOnly: true, description: texts.checkedByHelp },
    },
  ],
}
