import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/lengths'

/**
 * What each row of an imported file wrote, and what its record was before, so that an import can be looked through and
 * undone (`src/cms/import/undo`). Only statements of the server's own write and read them.
 */
export const ImportRows: CollectionConfig = {
  slug: 'import-rows',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'imports', required: true, index: true },
    { name: 'line', type: 'number', required: true, custom: writtenByServer },
    { name: 'action', type: 'select', required: true, options: ['created', 'changed'] },
    { name: 'record', type: 'text', required: true, custom: writtenByServer },
    { name: 'title', type: 'text', custom: writtenByServer },
    // The rows of the tables as they were, by the names of their columns.
    { name: 'before', type: 'json', custom: writtenByServer },
    // The record's last change: another one since is somebody's work.
    { name: 'writtenAt', type: 'date', custom: writtenByServer },
    { name: 'isUndone', type: 'checkbox', defaultValue: false },
  ],
}
