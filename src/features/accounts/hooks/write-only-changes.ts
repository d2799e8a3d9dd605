import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'

/** Payload checks these at every write, so they are always part of it. */
const REQUIRED = ['id', 'email', 'role']

/**
 * Writes of a person only what a change is about. Payload fills every other field from the record as it was read a
 * moment before, sessions among them: a sign-in or another change in between would be undone.
 */
export const writeOnlyChanges: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changed = Object.entries(data).filter(
    ([name, value]) => REQUIRED.includes(name) || !isDeepStrictEqual(value, originalDoc[name]),
  )
  return Object.fromEntries(changed)
}
