import type { CollectionConfig } from 'payload'
import { contentKeepers, nobody } from '../access/access'
import { cmsMetadata, importedCollections, metadataOf } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/checks'
import { type FieldHelp, row, withHelp } from '../fields/common-fields'
import { undoImportEndpoint } from '../import/undo/undo-import'
import { serverOnly } from './server-only'

const COUNTS = [
  ['totalCount', 'Rows'],
  ['createdCount', 'Created'],
  ['updatedCount', 'Changed'],
  ['skippedCount', 'Skipped'],
  ['failedCount', 'Failed'],
] as const

const help: FieldHelp = {
  fileName: 'As it was called on the computer of who uploaded it.',
  kind: ['Into', 'The list that the rows went into.'],
  status: ['Outcome', 'A file that failed or was cancelled has changed nothing.'],
  importedBy: 'Who uploaded it.',
  totalCount: 'Rows in the file, without its header.',
  createdCount: 'Rows that made a new record.',
  updatedCount: 'Rows that changed a record.',
  skippedCount: 'Rows that were there already.',
  failedCount: 'Rows with an error, which were left out.',
  reason: 'The first thing to mend.',
  rowErrors: 'The rows that were left out.',
  'rowErrors.line': ['Row', 'The row as a spreadsheet numbers it; the header is row 1.'],
  'rowErrors.column': 'The column with the error.',
  'rowErrors.message': 'What is wrong there.',
}

/**
 * One record per imported file: who, what, counts, and the failed rows. Written by imports only.
 * @param collections those that declare an import
 */
export const importsInto = (collections: readonly CollectionConfig[]): CollectionConfig => ({
  slug: 'imports',
  labels: { singular: 'Import', plural: 'Imports' },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  endpoints: [undoImportEndpoint],
  access: { create: nobody, read: contentKeepers, update: nobody, delete: nobody },
  admin: {
    group: 'Site',
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'kind', 'status', 'createdAt', 'createdCount', 'updatedCount', 'failedCount'],
    listSearchableFields: ['fileName', 'reason'],
    description: 'Every CSV file that was uploaded, and what became of its rows.',
  },
  defaultSort: '-createdAt',
  fields: withHelp(help, [
    row(
      { name: 'fileName', label: 'File', type: 'text', required: true, custom: writtenByServer },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: importedCollections(collections).map((collection) => ({
          label: metadataOf(collection).import?.label ?? collection.slug,
          value: collection.slug,
        })),
      },
    ),
    row(
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
    ),
    { name: 'fileHash', type: 'text', index: true, custom: writtenByServer, admin: { hidden: true } },
    row(
      ...COUNTS.map(([name, label]) => ({
        name,
        label,
        type: 'number' as const,
        defaultValue: 0,
        custom: writtenByServer,
        admin: { width: '15%' },
      })),
    ),
    {
      name: 'reason',
      label: 'Why it failed',
      type: 'textarea',
      custom: writtenByServer,
      admin: { condition: ({ reason }) => Boolean(reason) },
    },
    {
      name: 'written',
      type: 'ui',
      admin: { components: { Field: '/cms/import/undo/written-rows-field#WrittenRowsField' }, disableListColumn: true },
    },
    {
      name: 'rowErrors',
      label: 'Rows with errors',
      type: 'array',
      admin: { condition: ({ rowErrors }) => Boolean(rowErrors?.length) },
      fields: [
        { name: 'line', type: 'number', custom: writtenByServer },
        { name: 'column', type: 'text', custom: writtenByServer },
        { name: 'message', type: 'text', custom: writtenByServer },
      ],
    },
  ]),
})

/**
 * What each imported row wrote, and its record's previous state, so that an import can be reviewed and undone
 * (`src/cms/import/undo`). Only our own SQL reads and writes these.
 */
export const ImportRows: CollectionConfig = {
  slug: 'import-rows',
  ...serverOnly,
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'imports', required: true, index: true },
    { name: 'line', type: 'number', required: true, custom: writtenByServer },
    { name: 'action', type: 'select', required: true, options: ['created', 'changed'] },
    { name: 'record', type: 'text', required: true, custom: writtenByServer },
    { name: 'title', type: 'text', custom: writtenByServer },
    // Previous table rows, by column name.
    { name: 'before', type: 'json', custom: writtenByServer },
    // The record's `updatedAt` after the import: a later one means someone edited it.
    { name: 'writtenAt', type: 'date', custom: writtenByServer },
    { name: 'isUndone', type: 'checkbox', defaultValue: false },
  ],
}
