import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'
import { hiddenFromOthers } from './admin/hidden-from'
import { withStudioLists } from './admin/lists/studio-lists'
import { audited, auditedGlobal } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withEditedElsewhere, withGlobalEditedElsewhere } from './editing/with-edited-elsewhere'
import { withInner } from './fields/common-fields'
import { withReadableData, withReadableGlobal } from './rest/readable-data'
import { withTrash } from './trash/with-trash'
import { withGlobalVersions, withVersions } from './versions/with-versions'
import { withSavedViews } from './views/list-views'

/** Required texts are trimmed: Payload accepts a blank. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

const trimmed = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    const isNeeded =
      (field.type === 'text' || field.type === 'textarea') && field.required && !('hasMany' in field && field.hasMany)
    if (!isNeeded) return withInner(field, trimmed)
    return { ...field, hooks: { ...field.hooks, beforeValidate: [trim, ...(field.hooks?.beforeValidate ?? [])] } }
  })

/** Required texts are trimmed, and forms have no tab "API" for developers. */
const withTidyForm = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
  ...config,
  fields: trimmed(config.fields),
  admin: { ...config.admin, hideAPIURL: true },
})

/** What every collection gets, in this order. */
const SHARED = [
  hiddenFromOthers,
  withTidyForm,
  withVersions,
  withTrash,
  withSavedViews,
  audited,
  withReadableData,
  withEditedElsewhere,
  withStaleEdits,
  withStudioLists,
]

/** What every global gets: the same without trash and lists. */
const SHARED_BY_GLOBALS = [
  hiddenFromOthers,
  withTidyForm,
  withGlobalVersions,
  auditedGlobal,
  withReadableGlobal,
  withGlobalEditedElsewhere,
  withStaleGlobalEdits,
]

export const withSharedConfig = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => SHARED.reduce<CollectionConfig>((config, share) => share(config), collection))

export const globalsWithSharedConfig = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => SHARED_BY_GLOBALS.reduce<GlobalConfig>((config, share) => share(config), global))
