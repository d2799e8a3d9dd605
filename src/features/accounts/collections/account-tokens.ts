import type { CollectionConfig } from 'payload'
import { serverOnly } from '@/cms/collections/server-only'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { MAX_PATH_LENGTH } from '@/lib/paths/site-paths'

/**
 * One-time links (email verification, change of email, password reset, invitation, first administrator). Only a hash of
 * each token is kept. Accessible to the server only.
 */
export const AccountTokens: CollectionConfig = {
  slug: 'account-tokens',
  ...serverOnly,
  fields: [
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: ['verify-email', 'change-email', 'reset-password', 'invitation', 'first-admin'],
    },
    { name: 'tokenHash', type: 'text', required: true, unique: true, custom: writtenByServer },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'email', type: 'email' },
    { name: 'expiresAt', type: 'date', required: true, index: true, custom: writtenByServer },
    { name: 'usedAt', type: 'date', custom: writtenByServer },
    // Where the person was going, and what they wanted to save.
    { name: 'next', type: 'text', maxLength: MAX_PATH_LENGTH },
    { name: 'pendingIntent', type: 'text', maxLength: 100 },
    { name: 'invitedBy', type: 'relationship', relationTo: 'users' },
  ],
}
