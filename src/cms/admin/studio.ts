import type { Config } from 'payload'

/** The studio's own pieces, by the place where Payload puts them. Paths are read from `src`. */
export const studioComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/cms/admin/logo#StudioLogo', Icon: '/cms/admin/logo#StudioIcon' },
  header: ['/cms/admin/navigation#Navigation'],
}
