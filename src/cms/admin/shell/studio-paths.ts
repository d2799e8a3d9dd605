import { withQuery } from '@/lib/paths/with-query'

/** Paths of the studio that the shared configuration knows, Payload's lists and forms included; features add theirs. */
export const studioPaths = {
  overview: () => '/admin',
  account: () => '/admin/account',
  signOut: () => '/admin/logout',
  failedMails: () => '/admin/failed-mails',
  failedImports: () => '/admin/failed-imports',
  list: (collection: string, query?: Record<string, string>) => withQuery(`/admin/collections/${collection}`, query),
  trash: (collection: string) => `/admin/collections/${collection}/trash`,
  create: (collection: string) => `/admin/collections/${collection}/create`,
  record: (collection: string, id: string) => `/admin/collections/${collection}/${id}`,
  global: (slug: string) => `/admin/globals/${slug}`,
} as const
