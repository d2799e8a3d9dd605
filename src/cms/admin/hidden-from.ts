import type {
  Access,
  ClientUser,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { nobody } from '../access/access'

type Hidden = SanitizedCollectionConfig['admin']['hidden'] | SanitizedGlobalConfig['admin']['hidden']

/**
 * Hides collections and globals from the menus of people who may neither change nor, where no one may, read them. An
 * explicit `hidden` wins. A convenience only: access rules decide.
 */
export function hiddenFromOthers<T extends CollectionConfig | GlobalConfig>(config: T): T {
  const { read, update } = config.access ?? {}
  const rule: Access | undefined = update === nobody ? read : update
  const hidden = ({ user }: { user: unknown }) => rule?.({ req: { user } as PayloadRequest }) !== true
  return { ...config, admin: { hidden, ...config.admin } }
}

/** Whether the configuration hides a collection or global from a person. */
export function isHiddenFrom(user: PayloadRequest['user'], { hidden }: { hidden?: Hidden }): boolean {
  // Payload types the user differently for collections and globals; both receive the same one.
  return typeof hidden === 'function'
    ? hidden({ user: user as ClientUser & NonNullable<typeof user> })
    : Boolean(hidden)
}
