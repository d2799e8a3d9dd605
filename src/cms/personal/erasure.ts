import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { eraseActor } from './erase-bylines'
import { eraseMails, type RecordsOf } from './erase-mails'
import { eraseStudioTraces } from './erase-studio-traces'
import { eraseViews } from './erase-views'

/** Removes, or makes anonymous, what one part of the site keeps of a person whose account is being deleted. */
export type Eraser = (req: PayloadRequest, person: User) => Promise<void>

/**
 * Has every deletion of a person forget them everywhere, whichever door it comes through, in its own transaction and
 * before their rows are gone. Features cannot know each other's records, so each gives its own part.
 * @param mailsAbout what finds a person's records, one for each kind that mails lead to
 * @param parts what the features forget, in this order, after the mails and before the shared configuration's log and
 * studio
 */
export function withErasure(
  people: CollectionConfig,
  mailsAbout: readonly RecordsOf[],
  parts: readonly Eraser[],
): CollectionConfig {
  const all = [eraseMails(mailsAbout), ...parts, eraseActor, eraseStudioTraces, eraseViews]
  const erasePerson: CollectionBeforeDeleteHook = async ({ id, req }) => {
    // Full authority: the caller's right to delete was decided; what is forgotten is more than they may read.
    const person = await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    if (!person) return
    for (const forget of all) await forget(req, person)
  }
  return {
    ...people,
    hooks: { ...people.hooks, beforeDelete: [erasePerson, ...(people.hooks?.beforeDelete ?? [])] },
  }
}
