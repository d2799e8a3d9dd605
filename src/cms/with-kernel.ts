import type { CollectionConfig, GlobalConfig } from 'payload'
import { withStudioLists } from './admin/lists/studio-lists'
import { withoutApiTab } from './admin/without-api-tab'
import { audited, auditedGlobals } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withReadableData, withReadableGlobals } from './rest/readable-data'
import { withTrash } from './trash/with-trash'
import { withGlobalVersions, withVersions } from './versions/with-versions'
import { withSavedViews } from './views/list-views'

/** Gives every collection what the kernel holds for all: trash, audit log, saved views, readable data, no overwriting of others, lists in our way. */
export const withKernel = (collections: CollectionConfig[]): CollectionConfig[] =>
  withoutApiTab(
    withStudioLists(withStaleEdits(withReadableData(audited(withSavedViews(withTrash(withVersions(collections))))))),
  )

/** The same for globals, which have no trash. */
export const globalsWithKernel = (globals: GlobalConfig[]): GlobalConfig[] =>
  withoutApiTab(withStaleGlobalEdits(withReadableGlobals(auditedGlobals(withGlobalVersions(globals)))))
