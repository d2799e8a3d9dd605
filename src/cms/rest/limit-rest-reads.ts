import type { CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '../access/roles'
import { routeToVisitorPool } from '../database/visitor-pool'

const MOST_ROWS_PER_READ = 100
/** No table here is longer than so many pages; beyond it the database counts no more. */
const LAST_PAGE = 1_000_000

/**
 * Over REST nobody but staff reads more than a page of rows at once, follows relations deeper than one step, or keeps
 * the database busy.
 */
export const limitRestReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  routeToVisitorPool(req.method === 'GET' && !isStaff(req.user))
  if (isStaff(req.user)) return args
  const asked = 'limit' in args ? Number(args.limit) : 0
  const limit = asked > 0 ? Math.min(asked, MOST_ROWS_PER_READ) : 10
  const page = Math.min(Math.max(Math.trunc('page' in args ? Number(args.page) || 1 : 1), 1), LAST_PAGE)
  return { ...args, limit, page, pagination: true, depth: Math.min(Number(args.depth) || 0, 1) }
}
