import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { FREQUENCIES } from '../alerts/schema'
import { unsentMatches } from './list-indexes'

/** Written by the server alone, like everything that stands for a subscription. */
const asked = (name: string) => ({ name, type: 'text', custom: writtenByServer }) as const
const sum = (name: string) => ({ name, type: 'number', custom: writtenByServer }) as const

/**
 * What somebody wants to hear of: the filters of the list as they were chosen, and the same as the database compares
 * it with vacancies. Whether it is sent, says its subscription.
 */
export const JobAlerts: CollectionConfig = {
  slug: 'job-alerts',
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, unique: true },
    { name: 'frequency', type: 'select', required: true, options: [...FREQUENCIES] },
    asked('q'),
    asked('department'),
    asked('location'),
    asked('designation'),
    asked('type'),
    sum('salary'),
    sum('experience'),
    { name: 'isWalkIn', type: 'checkbox', custom: writtenByServer },
    // The rule of `alerts/alert-rule.ts`: names parted by "|", words by a line break.
    { ...asked('anchor'), index: true },
    asked('departmentKeys'),
    asked('placeKeys'),
    asked('designationKeys'),
    { name: 'words', type: 'textarea', custom: writtenByServer },
    { name: 'lastMailAt', type: 'date', custom: writtenByServer },
    sum('lastCount'),
  ],
}

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
