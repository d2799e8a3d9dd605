import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'
import { hiddenFromOthers } from './admin/hidden-from'
import { withStudioLists } from './admin/lists/studio-lists'
import { audited, auditedGlobals } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withEditedElsewhere, withGlobalEditedElsewhere } from './editing/with-edited-elsewhere'
import { withReadableData, withReadableGlobals } from './rest/readable-data'
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
    if ('fields' in field) return { ...field, fields: trimmed(field.fields) } as Field
    const isNeeded =
      (field.type === 'text' || field.type === 'textarea') && field.required && !('hasMany' in field && field.hasMany)
    if (!isNeeded) return field
    return {
      ...field,
      hooks: { ...field.hooks, beforeValidate: [trim, ...(field.hooks?.beforeValidate ?? [])] },
    } as Field
  })

/** Collections whose required texts are words: Payload takes a blank for one. */
const withTrimmedText = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => ({ ...collection, fields: trimmed(collection.fields) }))

/** The same for globals. */
const withTrimmedGlobals = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => ({ ...global, fields: trimmed(global.fields) }))

/** Hides the developers' "API" tab of every form. */
const withoutApiTab = <T extends CollectionConfig | GlobalConfig>(configs: T[]): T[] =>
  configs.map((config) => ({ ...config, admin: { ...config.admin, hideAPIURL: true } }))

/**
 * Gives every collection what the shared configuration holds for all: required texts that are words, trash, audit log,
 * saved views, readable data, no overwriting of others, lists in our way.
 */
export const withSharedConfig = (collections: CollectionConfig[]): CollectionConfig[] =>
  withoutApiTab(
    withStudioLists(
      withStaleEdits(
        withEditedElsewhere(
          withReadableData(
            audited(withSavedViews(withTrash(withVersions(withTrimmedText(hiddenFromOthers(collections)))))),
          ),
        ),
      ),
    ),
  )

/** The same for globals, which have no trash. */
export const globalsWithSharedConfig = (globals: GlobalConfig[]): GlobalConfig[] =>
  withoutApiTab(
    withStaleGlobalEdits(
      withGlobalEditedElsewhere(
        withReadableGlobals(auditedGlobals(withGlobalVersions(withTrimmedGlobals(hiddenFromOthers(globals))))),
      ),
    ),
  )
