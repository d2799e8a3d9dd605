import type { ClientUser, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Role } from '../access/roles'

type Hidden = SanitizedCollectionConfig['admin']['hidden'] | SanitizedGlobalConfig['admin']['hidden']
type Check = (user: { role?: Role | null } | null | undefined) => boolean

/**
 * Hides a list from the menus of people whose role has no work there. A courtesy only: what they may do is decided
 * by the collection's access rules.
 */
export const hiddenUnless =
  (mayUse: Check) =>
  ({ user }: { user: unknown }): boolean =>
    !mayUse(user as { role?: Role } | null)

/** Whether a list or global is hidden from a person, as its configuration says. */
export function isHiddenFrom(user: PayloadRequest['user'], { hidden }: { hidden?: Hidden }): boolean {
  // Payload types the user anew for lists and globals; both are handed the one who asks.
  return typeof hidden === 'function'
    ? hidden({ user: user as ClientUser & NonNullable<typeof user> })
    : Boolean(hidden)
}
