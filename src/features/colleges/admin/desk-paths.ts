import { withQuery } from '@/cms/admin/shell/studio-paths'

/** Paths of the colleges' studio screens. */
export const collegeDeskPaths = {
  facts: (query?: Record<string, string>) => withQuery('/admin/facts', query),
  featured: () => '/admin/featured',
} as const
