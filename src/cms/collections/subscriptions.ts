import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/checks'
import { languageField } from '../fields/common-fields'
import { type Dependent, removeDependents } from '../hooks/dependents'
import { consentFields } from '../personal/consent'
import { SUBSCRIPTION_ENDS, SUBSCRIPTION_STATES } from '../subscriptions/subscription'

/**
 * What somebody wants to be told by mail, each confirmed from the mailbox itself. Written by `cms/subscriptions` alone.
 * @param features where the features keep what a subscription is about, which goes with it
 */
export const subscriptionsWith = (features: readonly Dependent[]): CollectionConfig => ({
  slug: 'subscriptions',
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  hooks: { beforeDelete: [removeDependents(features)] },
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes', required: true, index: true },
    // Which part of the site sends it, in that part's own word.
    { name: 'kind', type: 'text', required: true, index: true, custom: writtenByServer },
    { name: 'status', type: 'select', required: true, index: true, options: [...SUBSCRIPTION_STATES] },
    { name: 'tokenHash', type: 'text', unique: true, custom: writtenByServer },
    { name: 'tokenExpiresAt', type: 'date', custom: writtenByServer },
    { name: 'confirmedAt', type: 'date', custom: writtenByServer },
    { name: 'endedAt', type: 'date', index: true, custom: writtenByServer },
    { name: 'endedBy', type: 'select', options: [...SUBSCRIPTION_ENDS] },
    // Whose account it was made with, where it was.
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    ...consentFields,
  ],
})

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
