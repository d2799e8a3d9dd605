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
 * Hides lists and globals from the menus of people who have no work there: those who may not change what is in them or,
 * where nobody does, read it. What says itself from whom it is hidden stays as it is. A courtesy only: what people may
 * do is decided by the rules themselves.
 */
export const hiddenFromOthers = <T extends CollectionConfig | GlobalConfig>(configs: T[]): T[] =>
  configs.map((config) => {
    const { read, update } = config.access ?? {}
    const rule: Access | undefined = update === nobody ? read : update
    const hidden = ({ user }: { user: unknown }) => rule?.({ req: { user } as PayloadRequest }) !== true
    return { ...config, admin: { hidden, ...config.admin } }
  })

/** Whether a list or global is hidden from a person, as its configuration says. */
export function isHiddenFrom(user: PayloadRequest['user'], { hidden }: { hidden?: Hidden }): boolean {
  // Payload types the user anew for lists and globals; both are handed the one who asks.
  return typeof hidden === 'function'
    ? hidden({ user: user as ClientUser & NonNullable<typeof user> })
    : Boolean(hidden)
}
