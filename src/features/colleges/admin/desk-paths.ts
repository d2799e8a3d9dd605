import { withQuery } from '@/cms/admin/shell/studio-paths'

/** The addresses of the colleges' own screens in the studio. */
export const collegeDeskPaths = {
  facts: (query?: Record<string, string>) => withQuery('/admin/facts', query),
  featured: () => '/admin/featured',
} as const
