import { withQuery } from '../admin/shell/studio-paths'

/** The addresses of the desk and of what it calls. */
export const translationPaths = {
  desk: (query?: Record<string, string>) => withQuery('/admin/translations', query),
  one: (into: string, record: string) => `/admin/translations/${into}/${record}`,
  download: (into: string) => `/api/${into}/export`,
  save: (into: string) => `/api/${into}/save`,
} as const
