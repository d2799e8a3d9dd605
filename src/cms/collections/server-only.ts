import { nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'

/** A collection that only the server reads and writes: no REST, no screen, and no author to log. */
export const serverOnly = {
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
} as const
