import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { clearTags, tags } from '@/lib/caching/cache'

type Row = { slug?: string | null }
type TagsOfRow = (row: Row) => string[]

/** Clears what a changed record shows on, under its old and its new slug. */
export const clearTagsAfterChange =
  (tagsOfRow: TagsOfRow): CollectionAfterChangeHook =>
  ({ doc, previousDoc, req }) => {
    clearTags(req, [...tagsOfRow(doc as Row), ...(previousDoc ? tagsOfRow(previousDoc as Row) : [])])
    return doc
  }

/** Clears what a deleted record showed on. */
export const clearTagsAfterDelete =
  (tagsOfRow: TagsOfRow): CollectionAfterDeleteHook =>
  ({ doc, req }) => {
    clearTags(req, tagsOfRow(doc as Row))
    return doc
  }

/** Clears what a global shows on. */
export const clearTagsOfGlobal =
  (changed: string[]): GlobalAfterChangeHook =>
  ({ doc, req }) => {
    clearTags(req, changed)
    return doc
  }

export const collegeTags: TagsOfRow = (row) => [tags.colleges(), ...(row.slug ? [tags.college(row.slug)] : [])]
export const jobTags: TagsOfRow = (row) => [tags.jobs(), ...(row.slug ? [tags.job(row.slug)] : [])]
