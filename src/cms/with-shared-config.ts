import type { CollectionConfig, GlobalConfig } from 'payload'
import { hiddenFromOthers } from './admin/hidden-from'
import { withStudioLists } from './admin/lists/studio-lists'
import { withoutApiTab } from './admin/without-api-tab'
import { audited, auditedGlobals } from './audit/audit'
import { withStaleEdits, withStaleGlobalEdits } from './editing/stale-edits'
import { withEditedElsewhere, withGlobalEditedElsewhere } from './editing/with-edited-elsewhere'
import { withTrimmedGlobals, withTrimmedText } from './fields/trimmed-text'
import { withReadableData, withReadableGlobals } from './rest/readable-data'
import { withTrash } from './trash/with-trash'
import { withGlobalVersions, withVersions } from './versions/with-versions'
import { withSavedViews } from './views/list-views'

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
