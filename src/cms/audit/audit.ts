import type { CollectionConfig, GlobalConfig } from 'payload'
import { metadataOf } from '../cms-metadata'
import { auditAfterChange, auditAfterDelete, auditGlobal, beginTogether, endTogether } from './audit-hooks'

/** Adds the audit log to every collection that staff write: one place, so that none is forgotten. */
export const audited = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => {
    if (metadataOf(collection).audit?.isLeftOut) return collection
    const { hooks } = collection
    return {
      ...collection,
      hooks: {
        ...hooks,
        afterChange: [...(hooks?.afterChange ?? []), auditAfterChange],
        afterDelete: [...(hooks?.afterDelete ?? []), auditAfterDelete],
        beforeOperation: [...(hooks?.beforeOperation ?? []), beginTogether],
        afterOperation: [...(hooks?.afterOperation ?? []), endTogether],
      },
    }
  })

/** The same for globals. */
export const auditedGlobals = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => ({
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), auditGlobal] },
  }))
