import type { CollectionConfig } from 'payload'
import { writtenByServer } from '../fields/checks/checks'
import { languageField } from '../fields/common-fields'
import { type Dependent, removeDependents } from '../hooks/dependents'
import { consentFields } from '../personal/consent'
import { SUBSCRIPTION_ENDS, SUBSCRIPTION_STATES } from '../subscriptions/subscription'
import { serverOnly } from './server-only'

/**
 * Mail subscriptions, each confirmed from the mailbox itself. Written by `cms/subscriptions` only.
 * @param features where features keep a subscription's subject, deleted with it
 */
export const subscriptionsWith = (features: readonly Dependent[]): CollectionConfig => ({
  slug: 'subscriptions',
  ...serverOnly,
  hooks: { beforeDelete: [removeDependents(features)] },
  fields: [
    { name: 'mailbox', type: 'relationship', relationTo: 'mailboxes', required: true, index: true },
    // The feature that sends it, by its own name.
    { name: 'kind', type: 'text', required: true, index: true, custom: writtenByServer },
    { name: 'status', type: 'select', required: true, index: true, options: [...SUBSCRIPTION_STATES] },
    { name: 'tokenHash', type: 'text', unique: true, custom: writtenByServer },
    { name: 'tokenExpiresAt', type: 'date', custom: writtenByServer },
    { name: 'confirmedAt', type: 'date', custom: writtenByServer },
    { name: 'endedAt', type: 'date', index: true, custom: writtenByServer },
    { name: 'endedBy', type: 'select', options: [...SUBSCRIPTION_ENDS] },
    // The account it was made with, if any.
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    ...consentFields,
  ],
})

/**
 * Mailboxes that requested mails, one row each. Written by `cms/subscriptions` only: what is sent there is in
 * `subscriptions`.
 */
export const Mailboxes: CollectionConfig = {
  slug: 'mailboxes',
  ...serverOnly,
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, custom: writtenByServer },
    languageField,
    // Part of every manage link: raising it invalidates all older links.
    { name: 'linkEdition', type: 'number', required: true, defaultValue: 1, custom: writtenByServer },
    // Consecutive permanent rejections by its mail server.
    { name: 'bounces', type: 'number', required: true, defaultValue: 0, custom: writtenByServer },
    { name: 'bouncedAt', type: 'date', custom: writtenByServer },
  ],
}
