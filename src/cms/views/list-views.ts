import type { Access, CollectionConfig, Config, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isRecord } from '@/lib/is-record'
import { isStaff, ROLE_LABELS, ROLES } from '../access/roles'
import { isHiddenFrom } from '../admin/hidden-from'
import { viewMessages } from './messages'

/** Roles with access to the studio. */
const STAFF_ROLES = ROLES.filter((role) => isStaff({ role }))

/** Every list in the studio has saved views: Payload's query presets. */
export const withSavedViews = (collection: CollectionConfig): CollectionConfig =>
  collection.admin?.hidden === true ? collection : { ...collection, enableQueryPresets: true }

/** Whether a list is visible to a person. */
const isShownTo = (user: PayloadRequest['user'], { admin, enableQueryPresets }: SanitizedCollectionConfig): boolean =>
  Boolean(enableQueryPresets) && !isHiddenFrom(user, admin)

/** Views of lists the person works with: a filter may reveal records beyond their work. */
const ofOwnLists: Access = ({ req }) => {
  if (!isStaff(req.user)) return false
  const lists = req.payload.config.collections.filter((collection) => isShownTo(req.user, collection))
  return { relatedCollection: { in: lists.map(({ slug }) => slug) } }
}

const forOwnLists: Access = ({ data, req }) => {
  if (!isStaff(req.user)) return false
  const listSlug = isRecord(data) ? data.relatedCollection : undefined
  const list = req.payload.config.collections.find(({ slug }) => slug === listSlug)
  // The studio also asks without a record, whether any can exist.
  return listSlug === undefined || (list !== undefined && isShownTo(req.user, list))
}

/** Whom one may share with: no one, everyone who works with the list, individuals, or roles. */
const byRole = (operation: 'read' | 'update' | 'delete') => ({
  label: viewMessages.roles,
  value: 'roles',
  fields: [
    {
      name: 'roles',
      label: viewMessages.roles,
      type: 'select' as const,
      hasMany: true,
      options: STAFF_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
  ],
  access: ({ req }: Parameters<Access>[0]) =>
    isStaff(req.user) ? { [`access.${operation}.roles`]: { in: [req.user?.role] } } : false,
})

/** Payload's query presets: private, or shared with everyone, people or roles. */
export const listViews: NonNullable<Config['queryPresets']> = {
  labels: { singular: viewMessages.singular, plural: viewMessages.plural },
  access: { create: forOwnLists, read: ofOwnLists, update: ofOwnLists, delete: ofOwnLists },
  constraints: { read: [byRole('read')], update: [byRole('update')], delete: [byRole('delete')] },
}
