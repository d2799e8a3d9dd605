import type { CollectionConfig, DateField, Field } from 'payload'
import { metadataOf } from '../../cms-metadata'
import { writtenByServer } from '../../fields/checks/checks'
import { withInner } from '../../fields/common-fields'

const LIST = { Component: '/cms/admin/lists/list-screen#ListScreen' }
const CELL = '/cms/admin/lists/moment-cell#MomentCell'

const isWrittenByServer = (field: Field) => 'custom' in field && field.custom === writtenByServer

/** Whether staff edit a field, so that bulk editing makes sense. */
function isEditable(field: Field, unique: readonly string[]): boolean {
  if (isWrittenByServer(field) || ('name' in field && unique.includes(field.name))) return false
  const isReadOnly = 'admin' in field && field.admin && 'readOnly' in field.admin && field.admin.readOnly
  return !isReadOnly && !(field.type === 'array' && field.fields.some(isWrittenByServer))
}

/** In Indian time; days without a time. */
const inIndianTime = (field: DateField): DateField => ({
  ...field,
  admin: {
    ...field.admin,
    components: {
      Cell: { path: CELL, clientProps: { isDayOnly: field.admin?.date?.pickerAppearance === 'dayOnly' } },
      ...field.admin?.components,
    },
  },
})

function inLists(field: Field, unique: readonly string[]): Field {
  const whole = withInner(field.type === 'date' ? inIndianTime(field) : field, (inner) =>
    inner.map((one) => inLists(one, unique)),
  )
  if (isEditable(field, unique)) return whole
  return { ...whole, admin: { ...whole.admin, disableBulkEdit: true } } as Field
}

/** Fields Payload adds by itself unless a collection declares them. */
const moments = (collection: CollectionConfig): Field[] => {
  if (collection.timestamps === false) return []
  const hidden = { hidden: true, disableBulkEdit: true } as const
  const own: DateField[] = [
    { name: 'updatedAt', type: 'date', index: true, label: ({ t }) => t('general:updatedAt'), admin: hidden },
    { name: 'createdAt', type: 'date', index: true, label: ({ t }) => t('general:createdAt'), admin: hidden },
  ]
  if (collection.trash) {
    own.push({ name: 'deletedAt', type: 'date', index: true, label: ({ t }) => t('general:deletedAt'), admin: hidden })
  }
  const stated = new Set(collection.fields.flatMap((field) => ('name' in field ? [field.name] : [])))
  return own.filter(({ name }) => !stated.has(name)).map(inIndianTime)
}

/**
 * Payload's lists with a `main` landmark, dates in Indian time, and no bulk editing of server-written or unique fields.
 */
export function withStudioLists(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const unique = metadataOf(collection).uniqueOutsideTrash ?? []
  return {
    ...collection,
    fields: [...fields.map((field) => inLists(field, unique)), ...moments(collection)],
    admin: { ...admin, components: { ...admin?.components, views: { list: LIST, ...admin?.components?.views } } },
  }
}
