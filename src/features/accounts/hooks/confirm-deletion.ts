import type { CollectionBeforeDeleteHook } from 'payload'
import { apiError } from '@/lib/errors/api-error'
import { staffMessages } from '../admin/messages'
import { isNothing, toldOf, whatGoes } from '../operations/what-goes'

const CONFLICT = 409

/**
 * Refuses a deletion over REST that does not name what goes with the person, so that no "Are you sure?" of a form or a
 * list takes somebody's applications along unsaid. What people do with their own account asks them itself.
 * @throws APIError 409 that says what would go
 */
export const confirmDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST') return
  // Full authority: the caller's right to delete was decided.
  const person = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const goes = person ? await whatGoes(req, person) : null
  if (!goes || isNothing(goes) || req.searchParams?.get('goes') === toldOf(goes)) return
  throw apiError({ 'more-goes': staffMessages.deletion.first(goes) }, 'more-goes', CONFLICT)
}
