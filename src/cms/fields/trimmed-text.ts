import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'

/** What stands around a text means nothing, and a text of blanks alone is none. */
const trim: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

function trimmed(fields: Field[]): Field[] {
  return fields.map((field): Field => {
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
}

/** Collections whose required texts are words: Payload takes a blank for one. */
export const withTrimmedText = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => ({ ...collection, fields: trimmed(collection.fields) }))

/** The same for globals. */
export const withTrimmedGlobals = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => ({ ...global, fields: trimmed(global.fields) }))
