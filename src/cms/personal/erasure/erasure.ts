import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/authority'
import type { User } from '@/payload-types'
import { deletePresetsOf, deleteStudioTraces } from '../../database/payload-tables'
import { eraseActor } from './erase-bylines'
import { eraseMails, type RecordsOf } from './erase-mails'
import { deleteViewsNaming } from './erasure-queries'

/**
 * Deletes the saved views that were a person's alone, and every view that looks for their address. What they shared
 * stays for the others, without saying whose it was.
 */
const eraseViews: Eraser = async (req, person) => {
  await deleteViewsNaming(req, person)
  await deletePresetsOf(req, person)
}

/**
 * Deletes what the studio remembers of a person: the searches and columns of their lists, and the records they had
 * open. Payload 3.90 looks for these after the account is gone, when the database has dropped whose they are.
 */
const eraseStudioTraces: Eraser = (req, { id }) => deleteStudioTraces(req, id)

/** Removes, or makes anonymous, what one part of the site keeps of a person whose account is being deleted. */
export type Eraser = (req: PayloadRequest, person: User) => Promise<void>

/**
 * Has every deletion of a person erase them everywhere, whichever door it comes through, in its own transaction and
 * before their rows are gone. Features cannot know each other's records, so each gives its own part.
 * @param mailsAbout what finds a person's records, one for each kind that mails lead to
 * @param parts what the features erase, in this order, after the mails and before the shared configuration's log and
 * studio
 */
export function withErasure(
  people: CollectionConfig,
  mailsAbout: readonly RecordsOf[],
  parts: readonly Eraser[],
): CollectionConfig {
  const all = [eraseMails(mailsAbout), ...parts, eraseActor, eraseStudioTraces, eraseViews]
  const erasePerson: CollectionBeforeDeleteHook = async ({ id, req }) => {
    // Full authority: the caller's right to delete was decided; what is erased is more than they may read.
    const person = await req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer(req) })
    if (!person) return
    for (const erase of all) await erase(req, person)
  }
  return {
    ...people,
    hooks: { ...people.hooks, beforeDelete: [erasePerson, ...(people.hooks?.beforeDelete ?? [])] },
  }
}
