import type { CollectionConfig, CollectionSlug, GlobalConfig } from 'payload'
import { editedByField } from './edited-by'
import { hasDrafts, restoreEndpoint } from './restore-endpoint'

const VERSIONS = { Component: '/cms/versions/versions-view#VersionsView' }

/** Collections with versions: each names its author, and restoring one never takes a record off the site. */
export const withVersions = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => {
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

/** The same for globals, whose every edition is published. */
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
