import { withQuery } from '@/lib/paths/with-query'

/** Paths of the colleges' studio screens. */
export const collegeDeskPaths = {
  facts: (query?: Record<string, string>) => withQuery('/admin/facts', query),
  featured: () => '/admin/featured',
} as const
