import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/** Removes, or makes anonymous, what one part of the site keeps of a person whose account is being deleted. */
export type Forget = (req: PayloadRequest, person: User) => Promise<void>

/**
 * Has every deletion of a person forget them everywhere, whichever door it comes through, in its own transaction and
 * before their rows are gone. Features cannot know each other's records, so each gives its own part.
 */
export function withForgetting(people: CollectionConfig, parts: readonly Forget[]): CollectionConfig {
  const forgetPerson: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
    for (const forget of parts) await forget(req, person)
  }
  return {
    ...people,
    hooks: { ...people.hooks, beforeDelete: [forgetPerson, ...(people.hooks?.beforeDelete ?? [])] },
  }
}
