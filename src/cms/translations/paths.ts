import { withQuery } from '@/lib/paths/with-query'

/** Paths of the desk and its endpoints. */
export const translationPaths = {
  desk: (query?: Record<string, string>) => withQuery('/admin/translations', query),
  one: (into: string, record: string) => `/admin/translations/${into}/${record}`,
  download: (into: string) => `/api/${into}/export`,
  save: (into: string) => `/api/${into}/save`,
} as const
