import type { CollectionConfig, CollectionSlug, Field, GlobalConfig } from 'payload'
import { studioMessages } from '../admin/messages'
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

/** Versioned collections: each version names its author, and restoring never unpublishes. */
export const withVersions = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map(withPlans).map((collection) => {
    if (!collection.versions) return collection
    const { admin, endpoints, fields, slug } = collection
    const views = admin?.components?.views
    return {
      ...collection,
      fields: [...fields, editedByField],
      endpoints: [...(hasDrafts(collection) ? [restoreEndpoint(slug as CollectionSlug)] : []), ...(endpoints || [])],
      admin: {
        ...admin,
        components: { ...admin?.components, views: { ...views, edit: { ...views?.edit, versions: VERSIONS } } },
      },
    } as CollectionConfig
  })

/** The same for globals, whose every version is published. */
export const withGlobalVersions = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => {
    if (!global.versions) return global
    const { admin, fields } = global
    const views = admin?.components?.views
    return {
      ...global,
      fields: [...fields, editedByField],
      admin: {
        ...admin,
        components: { ...admin?.components, views: { ...views, edit: { ...views?.edit, versions: VERSIONS } } },
      },
    } as GlobalConfig
  })
