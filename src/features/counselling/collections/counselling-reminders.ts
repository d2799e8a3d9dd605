import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'

const heldByTheServer = {
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
} as const

/** Of whose dates somebody wants to be reminded. Whether it is sent, says its subscription. */
export const CounsellingReminders: CollectionConfig = {
  slug: 'counselling-reminders',
  ...heldByTheServer,
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, unique: true },
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true, index: true },
  ],
}

/**
 * Which date a mailbox was told of: once, and once more where the date moves to another day. Written in SQL by
 * `reminders/operations/reminder-queries.ts`.
 */
export const CounsellingRemindersSent: CollectionConfig = {
  slug: 'counselling-reminders-sent',
  ...heldByTheServer,
  indexes: [{ fields: ['mailbox', 'date', 'startsOn'], unique: true }],
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes' },
    { name: 'date', type: 'relationship', relationTo: 'counselling-dates', index: true },
    // The day in India on which it begins, as the mail said: 2026-12-24.
    { name: 'startsOn', type: 'text', required: true, custom: writtenByServer },
    { name: 'sentAt', type: 'date', index: true, custom: writtenByServer },
  ],
}
