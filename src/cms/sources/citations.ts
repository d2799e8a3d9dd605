import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { clearTags } from '@/lib/caching/cache'
import { apiError } from '@/lib/errors/expected-error'
import { clearTagsAlways } from '../hooks/clear-tags'
import { rejectTrashing } from '../hooks/dependents'
import { withHooks } from '../hooks/with-hooks'
import { sourceDeskMessages as messages } from './messages'

/** A feature whose figures cite sources. */
export interface Citing {
  /** Counts its figures citing a source, drafts and trash included. */
  count: (req: PayloadRequest, source: string) => Promise<number>
  /** Updates values derived from the kind of a source, if there are any. */
  refresh?: (req: PayloadRequest, source: string) => Promise<void>
  /** Cache tags of its figures. */
  tags: () => string[]
}

/**
 * Propagates changes of a source to all figures citing it, and protects cited sources from deletion. Features cannot
 * know each other's figures, so each contributes its own.
 */
export function withCitations(sources: CollectionConfig, parts: readonly Citing[]): CollectionConfig {
  const allTags = () => parts.flatMap((part) => part.tags())
  const rejectWhileCited: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const counts = await Promise.all(parts.map((part) => part.count(req, String(id))))
    const cited = counts.reduce((sum, count) => sum + count, 0)
    if (cited > 0) throw apiError({ 'still-in-use': messages.stillCited(cited) }, 'still-in-use')
  }
  const refreshFigures: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    if (operation === 'create') return doc
    if (doc.kind !== previousDoc.kind) for (const part of parts) await part.refresh?.(req, doc.id)
    clearTags(req, allTags())
    return doc
  }
  return withHooks(sources, {
    first: { beforeDelete: [rejectWhileCited] },
    last: {
      beforeChange: [rejectTrashing(rejectWhileCited)],
      afterChange: [refreshFigures],
      afterDelete: [clearTagsAlways(allTags)],
    },
  })
}
