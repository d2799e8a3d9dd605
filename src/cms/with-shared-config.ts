import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'
import { hiddenFromOthers } from './admin/hidden-from'
import { withStudioLists } from './admin/lists/studio-lists'
import { audited, auditedGlobal } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withEditedElsewhere, withGlobalEditedElsewhere } from './editing/with-edited-elsewhere'
import { withReadableData, withReadableGlobal } from './rest/readable-data'
import { withTrash } from './trash/with-trash'
import { withGlobalVersions, withVersions } from './versions/with-versions'
import { withSavedViews } from './views/list-views'

/** Required texts are trimmed: Payload accepts a blank. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

const trimmed = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: trimmed(tab.fields) })) }
    }
    if ('fields' in field) return { ...field, fields: trimmed(field.fields) }
    const isNeeded =
      (field.type === 'text' || field.type === 'textarea') && field.required && !('hasMany' in field && field.hasMany)
    if (!isNeeded) return field
    return {
      ...field,
      hooks: { ...field.hooks, beforeValidate: [trim, ...(field.hooks?.beforeValidate ?? [])] },
    }
  })

/** Trims required texts: Payload accepts a blank. */
const withTrimmedText = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
  ...config,
  fields: trimmed(config.fields),
})

/** Hides the developers' "API" tab of a form. */
const withoutApiTab = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

/** What every collection gets, in this order. */
const SHARED = [
  hiddenFromOthers,
  withTrimmedText,
  withVersions,
  withTrash,
  withSavedViews,
  audited,
  withReadableData,
  withEditedElsewhere,
  withStaleEdits,
  withStudioLists,
  withoutApiTab,
]

/** What every global gets: the same without trash and lists. */
const SHARED_BY_GLOBALS = [
  hiddenFromOthers,
  withTrimmedText,
  withGlobalVersions,
  auditedGlobal,
  withReadableGlobal,
  withGlobalEditedElsewhere,
  withStaleGlobalEdits,
  withoutApiTab,
]

export const withSharedConfig = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => SHARED.reduce<CollectionConfig>((config, share) => share(config), collection))

export const globalsWithSharedConfig = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => SHARED_BY_GLOBALS.reduce<GlobalConfig>((config, share) => share(config), global))
