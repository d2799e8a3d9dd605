import type { CollectionConfig, GlobalConfig } from 'payload'
import { withoutApiTab } from './admin/without-api-tab'
import { audited, auditedGlobals } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withReadableData, withReadableGlobals } from './rest/readable-data'
import { withTrash } from './trash/with-trash'
import { withSavedViews } from './views/list-views'

/** Gives every collection what the kernel holds for all: trash, audit log, saved views, readable data, no overwriting of others. */
export const withKernel = (collections: CollectionConfig[]): CollectionConfig[] =>
  withoutApiTab(withStaleEdits(withReadableData(audited(withSavedViews(withTrash(collections))))))

/** The same for globals, which have no trash. */
export const globalsWithKernel = (globals: GlobalConfig[]): GlobalConfig[] =>
  withoutApiTab(withStaleGlobalEdits(withReadableGlobals(auditedGlobals(globals))))
