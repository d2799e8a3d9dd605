import type { CollectionConfig } from 'payload'
import { serverOnly } from '@/cms/collections/server-only'
import { writtenByServer } from '@/cms/fields/checks/checks'

/** Authority of a reminder. Its subscription says whether it is active. */
export const CounsellingReminders: CollectionConfig = {
  slug: 'counselling-reminders',
  ...serverOnly,
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, unique: true },
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true, index: true },
  ],
}

/**
 * Dates already sent to a mailbox: once, and again if the date moves. Written in SQL by
 * `reminders/operations/reminder-queries.ts`.
 */
export const CounsellingRemindersSent: CollectionConfig = {
  slug: 'counselling-reminders-sent',
  ...serverOnly,
  indexes: [{ fields: ['mailbox', 'date', 'startsOn'], unique: true }],
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes' },
    { name: 'date', type: 'relationship', relationTo: 'counselling-dates', index: true },
    // Its first day in India as mailed: 2026-12-24.
    { name: 'startsOn', type: 'text', required: true, custom: writtenByServer },
    { name: 'sentAt', type: 'date', index: true, custom: writtenByServer },
  ],
}
