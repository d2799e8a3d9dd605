import type { Role } from '../access/roles'

type Check = (user: { role?: Role | null } | null | undefined) => boolean

/**
 * Hides a list from the menus of people whose role has no work there. A courtesy only: what they may do is decided
 * by the collection's access rules.
 */
export const hiddenUnless =
  (mayUse: Check) =>
  ({ user }: { user: unknown }): boolean =>
    !mayUse(user as { role?: Role } | null)
