import type { VacancyPosting } from '@/payload-types'
import type { PostingName } from '../admin/posting-fields'

/** Null if it was never published. */
function changedNames({ changed, state }: VacancyPosting): unknown[] | null {
  if (Array.isArray(changed)) return changed
  return state === 'published' ? [] : null
}

/** The fields that the hospital has changed since its posting was published, with those that it changes now. */
export function changedWith(posting: VacancyPosting, names: readonly string[]): unknown[] | null {
  const before = changedNames(posting)
  return before && [...new Set([...before, ...names])]
}

/**
 * Whether the hospital has changed a field since its posting was published: what it left alone stays as the team has
 * edited it. All of a posting that was never published is changed.
 */
export const isChanged = (posting: VacancyPosting, name: PostingName): boolean =>
  changedNames(posting)?.includes(name) ?? true
