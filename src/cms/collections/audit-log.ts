import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '../access/access'
import { nameRecords, nameRelated } from '../audit/name-records'
import { cmsMetadata } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/lengths'
import { type FieldHelp, withHelp } from '../fields/with-help'

const help: FieldHelp = {
  summary: 'The change in a sentence.',
  action: ['Action', 'Whether something was made, changed or deleted.'],
  of: 'The list or page that was changed.',
  record: ['Record', 'The number of the record, for a developer.'],
  actor: ['Person', 'Who made the change.'],
  actorEmail: 'Their email address at the time.',
  changes: ['Difference', 'Each field that changed, before and after. Personal values are not written down.'],
  'changes.field': ['Field', 'The field that changed.'],
  'changes.before': ['Before', 'What stood there.'],
  'changes.after': ['After', 'What stands there now.'],
}

/** Who changed which record when. Append only: no door edits or deletes a row. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Change', plural: 'Audit log' },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: adminOnly, update: nobody, delete: nobody },
  admin: {
    group: 'People',
    useAsTitle: 'summary',
    listSearchableFields: ['summary', 'actorEmail'],
    defaultColumns: ['summary', 'action', 'of', 'actorEmail', 'createdAt'],
    description: 'Every change made by staff, in the order in which it was made.',
  },
  defaultSort: '-createdAt',
  fields: withHelp(help, [
    {
      name: 'summary',
      label: 'What',
      type: 'text',
      required: true,
      custom: writtenByServer,
      hooks: { afterRead: [nameRecords] },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        { label: 'Created', value: 'create' },
        { label: 'Changed', value: 'update' },
        { label: 'Deleted', value: 'delete' },
      ],
    },
    {
      name: 'of',
      label: 'List',
      type: 'text',
      required: true,
      index: true,
      custom: writtenByServer,
      admin: { components: { Cell: '/cms/audit/list-cell#ListCell' } },
    },
    { name: 'record', type: 'text', index: true, custom: writtenByServer },
    { name: 'actor', type: 'relationship', relationTo: 'users', index: true },
    { name: 'actorEmail', label: 'By', type: 'text', custom: writtenByServer },
    {
      name: 'changes',
      type: 'array',
      fields: [
        { name: 'field', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRecords] } },
        { name: 'before', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRelated] } },
        { name: 'after', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRelated] } },
      ],
    },
  ]),
}
