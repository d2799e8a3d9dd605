import type { CollectionConfig } from 'payload'
import { contentKeepers, nobody } from '../access'
import { importHelp } from '../admin/field-help'
import { hiddenUnless } from '../admin/hidden-from'
import { withHelp } from '../fields/with-help'
import { keepsContent } from '../roles'

/** One row for each file that was imported: who, what, counts and the rows that failed. Written by the import only. */
export const Imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: 'Import', plural: 'Imports' },
  access: { create: nobody, read: contentKeepers, update: nobody, delete: nobody },
  admin: {
    group: 'Site',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'fileName',
    defaultColumns: [
      'fileName',
      'kind',
      'status',
      'createdCount',
      'updatedCount',
      'skippedCount',
      'failedCount',
      'createdAt',
    ],
    listSearchableFields: ['fileName', 'reason'],
    description: 'Every CSV file that was uploaded, and what became of its rows.',
  },
  defaultSort: '-createdAt',
  fields: withHelp(importHelp, [
    { name: 'fileName', label: 'File', type: 'text', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { label: 'Vacancies', value: 'jobs' },
        { label: 'Colleges', value: 'colleges' },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'running',
      options: [
        { label: 'Running', value: 'running' },
        { label: 'Done', value: 'done' },
        { label: 'Failed', value: 'failed' },
        { label: 'Cancelled', value: 'cancelled' },
      ],
    },
    { name: 'importedBy', label: 'By', type: 'relationship', relationTo: 'users' },
    { name: 'fileHash', type: 'text', index: true, admin: { hidden: true } },
    { name: 'totalCount', label: 'Rows', type: 'number', defaultValue: 0 },
    { name: 'createdCount', label: 'Created', type: 'number', defaultValue: 0 },
    { name: 'updatedCount', label: 'Changed', type: 'number', defaultValue: 0 },
    { name: 'skippedCount', label: 'Skipped', type: 'number', defaultValue: 0 },
    { name: 'failedCount', label: 'Failed', type: 'number', defaultValue: 0 },
    { name: 'reason', label: 'Why it failed', type: 'textarea' },
    {
      name: 'rowErrors',
      label: 'Rows with errors',
      type: 'array',
      fields: [
        { name: 'line', type: 'number' },
        { name: 'column', type: 'text' },
        { name: 'message', type: 'text' },
      ],
    },
  ]),
}
