import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/lengths'
import { languageField } from '../fields/common-fields'

/**
 * Addresses that somebody asked us to write to, one row for each. Written by `cms/subscriptions` alone: what is sent
 * there is a row of `subscriptions`.
 */
export const Mailboxes: CollectionConfig = {
  slug: 'mailboxes',
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, custom: writtenByServer },
    languageField,
    // A part of every link that manages it: raised, all older links are worthless.
    { name: 'linkEdition', type: 'number', required: true, defaultValue: 1, custom: writtenByServer },
    // How many mails in a row its server has refused for good.
    { name: 'bounces', type: 'number', required: true, defaultValue: 0, custom: writtenByServer },
    { name: 'bouncedAt', type: 'date', custom: writtenByServer },
  ],
}
