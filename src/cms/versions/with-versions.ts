import type { CollectionConfig, CollectionSlug, Field, GlobalConfig } from 'payload'
import { studioMessages } from '../admin/messages'
import { withInner } from '../fields/common-fields'
import { editedByField } from './read-versions'
import { hasDrafts, restoreEndpoint } from './restore-endpoint'

const VERSIONS = { Component: '/cms/versions/versions-view#VersionsView' }

const isPlannable = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.schedulePublish)

/** The schedule in the list. */
const plannedColumn: Field = {
  name: 'planned',
  label: studioMessages.planned.column,
  type: 'ui',
  admin: { components: { Cell: '/cms/versions/planned#PlannedCell', Field: '/cms/versions/planned#NoField' } },
}

/** Records with scheduled publication show it in the list and in their form's bar, to the minute. */
function withPlans(collection: CollectionConfig): CollectionConfig {
  if (!isPlannable(collection)) return collection
  const { admin, fields, slug } = collection
  const { components } = admin ?? {}
  const note = { path: '/cms/versions/planned#PlannedNote', serverProps: { collection: slug } }
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [note, ...(components?.edit?.beforeDocumentControls ?? [])],
  }
  return {
    ...collection,
    fields: [...fields, plannedColumn],
    admin: {
      ...admin,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'planned'],
      components: { ...components, edit },
    },
  }
}

type Configured = CollectionConfig | GlobalConfig

const Diff = '/cms/versions/planned#NoField'

/** What no form shows is left out of the comparison of two versions as well. */
const withoutHidden = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'ui' || !field.admin?.hidden) return withInner(field, withoutHidden)
    return { ...field, admin: { ...field.admin, components: { ...field.admin.components, Diff } } } as Field
  })

/** As Payload adds it where it is missing, but not compared: it differs between any two versions. */
const updatedAtField = (index: boolean): Field => ({
  name: 'updatedAt',
  type: 'date',
  index,
  label: ({ t }) => t('general:updatedAt'),
  admin: { hidden: true, disableBulkEdit: true, components: { Diff } },
})

/** Versioned: each version names its author, in the studio's own versions view. */
function withAuthors<T extends Configured>(config: T, isIndexed: boolean): T {
  const { admin, fields } = config
  const { components } = admin ?? {}
  const { views } = components ?? {}
  const versions = { ...views, edit: { ...views?.edit, versions: VERSIONS } }
  return {
    ...config,
    fields: [...withoutHidden(fields), editedByField, updatedAtField(isIndexed)],
    admin: { ...admin, components: { ...components, views: versions } },
  }
}

/** Versioned collections: each version names its author, and restoring never unpublishes. */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { endpoints, slug } = collection
  const restored = hasDrafts(collection) ? [restoreEndpoint(slug as CollectionSlug)] : []
  return withAuthors({ ...withPlans(collection), endpoints: [...restored, ...(endpoints || [])] }, true)
}

/** The same for globals, whose every version is published. */
export const withGlobalVersions = (global: GlobalConfig): GlobalConfig =>
  global.versions ? withAuthors(global, false) : global
