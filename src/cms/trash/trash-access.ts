import type { Access, Where } from 'payload'
import { isAdmin } from '../access/roles'

const OUTSIDE_TRASH: Where = { deletedAt: { exists: false } }

/**
 * The rule of reading and changing, kept away from what lies in the trash for all who may not delete: Payload leaves
 * the trash out only of what is asked without `trash=true`.
 */
export const outsideTrash =
  (rule: Access, mayDelete: Access): Access =>
  async (args) => {
    const allowed = await rule(args)
    if (allowed === false || (await mayDelete(args)) === true) return allowed
    return allowed === true ? OUTSIDE_TRASH : { and: [allowed, OUTSIDE_TRASH] }
  }

/** Whoever may delete moves records into the trash; out of it for good, or past it, only administrators do. */
export const trashOrAdmin =
  (mayDelete: Access): Access =>
  async (args) => {
    const isTrashing = Boolean((args.data as { deletedAt?: unknown } | undefined)?.deletedAt)
    return isTrashing || isAdmin(args.req.user) ? mayDelete(args) : false
  }
