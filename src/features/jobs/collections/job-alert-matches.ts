import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { unsentMatches } from '../alerts/match-indexes'

/**
 * Which vacancy a mailbox was told of, or will be: once, however many alerts name it and however often it is edited,
 * closed and opened again. Written in SQL by `alerts/operations/matching-queries.ts`.
 */
export const JobAlertMatches: CollectionConfig = {
  slug: 'job-alert-matches',
  custom: cmsMetadata({ audit: { isLeftOut: true }, indexes: unsentMatches }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['mailbox', 'job'], unique: true }],
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes' },
    { name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { name: 'alert', type: 'relationship', relationTo: 'job-alerts', index: true },
    { name: 'sentAt', type: 'date', index: true, custom: writtenByServer },
  ],
}
