import type { CollectionSlug, Payload } from 'payload'
import { RETENTION } from '../personal/retention'

/** What staff delete lies in the trash for so long, and may be restored. */
export const DAYS_IN_TRASH = RETENTION.trashDays

/**
 * What staff keep: the collections with `trash`. What a person deletes of their own (account, saved, files) is gone at
 * once.
 */
export const trashedCollections = ({ config }: Pick<Payload, 'config'>): CollectionSlug[] =>
  config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)
