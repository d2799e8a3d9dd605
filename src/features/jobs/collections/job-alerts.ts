import type { CollectionConfig } from 'payload'
import { cmsMetadata } from '@/cms/cms-metadata'
import { serverOnly } from '@/cms/collections/server-only'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { FREQUENCIES } from '../alerts/schema'
import { unsentMatches } from './list-indexes'

/** Only the server writes subscriptions. */
const textField = (name: string) => ({ name, type: 'text', custom: writtenByServer }) as const
const sum = (name: string) => ({ name, type: 'number', custom: writtenByServer }) as const

/**
 * A job alert: the filters of the list as chosen, and in the form that the database compares with vacancies. Its
 * subscription says whether it is active.
 */
export const JobAlerts: CollectionConfig = {
  slug: 'job-alerts',
  ...serverOnly,
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, unique: true },
    { name: 'frequency', type: 'select', required: true, options: [...FREQUENCIES] },
    textField('q'),
    textField('department'),
    textField('location'),
    textField('designation'),
    textField('type'),
    sum('salary'),
    sum('experience'),
    { name: 'isWalkIn', type: 'checkbox', custom: writtenByServer },
    // The rule of `alerts/alert-rule.ts`: names parted by "|", words by a line break.
    { ...textField('anchor'), index: true },
    textField('departmentKeys'),
    textField('placeKeys'),
    textField('designationKeys'),
    { name: 'words', type: 'textarea', custom: writtenByServer },
    { name: 'lastMailAt', type: 'date', custom: writtenByServer },
    sum('lastCount'),
  ],
}

/**
 * The vacancies that a mailbox was or will be mailed, once each, however many alerts match and however often a vacancy
 * is edited or reopened. Written in SQL by `alerts/operations/matching-queries.ts`.
 */
export const JobAlertMatches: CollectionConfig = {
  slug: 'job-alert-matches',
  ...serverOnly,
  custom: cmsMetadata({ audit: { isLeftOut: true }, indexes: unsentMatches }),
  indexes: [{ fields: ['mailbox', 'job'], unique: true }],
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes' },
    { name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { name: 'alert', type: 'relationship', relationTo: 'job-alerts', index: true },
    { name: 'sentAt', type: 'date', index: true, custom: writtenByServer },
  ],
}
