import type { CollectionSlug } from 'payload'
import { RETENTION } from '../personal/retention'

/** What staff delete lies in the trash for so long, and may be restored. */
export const DAYS_IN_TRASH = RETENTION.trashDays

/** What staff keep. What a person deletes of their own (account, saved, files) is gone at once. */
export const TRASHED_COLLECTIONS = [
  'colleges',
  'featured-colleges',
  'guidance-pages',
  'banner-slides',
  'media',
  'jobs',
  'enquiries',
] as const satisfies CollectionSlug[]

export const hasTrash = (slug: string): boolean => TRASHED_COLLECTIONS.some((one) => one === slug)
