import type { Where } from 'payload'
import 'server-only'
import { waitsForGuardian } from '@/cms/personal/guardian/guardian'
import { rememberedIntent, rememberIntent } from '@/lib/pending-intent/intent-cookie'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { intentOf, type SavedKind, type SaveIntent } from './schema'

/** Whether visitors see the item: what they do not, nobody can keep. */
async function isVisible({ kind, id }: SaveIntent): Promise<boolean> {
  const payload = await payloadClient()
  const where: Where = { id: { equals: id } }
  const { totalDocs } =
    kind === 'college'
      ? await payload.count({ collection: 'colleges', where, overrideAccess: false })
      : await payload.count({ collection: 'jobs', where, overrideAccess: false })
  return totalDocs > 0
}

const rowOf = ({ kind, id }: SaveIntent, user: User): Where => ({
  and: [{ user: { equals: user.id } }, { [kind]: { equals: id } }],
})

async function isKept(item: SaveIntent, user: User): Promise<boolean> {
  const payload = await payloadClient()
  const where = rowOf(item, user)
  const { totalDocs } =
    item.kind === 'college'
      ? await payload.count({ collection: 'saved-colleges', where, overrideAccess: false, user })
      : await payload.count({ collection: 'saved-jobs', where, overrideAccess: false, user })
  return totalDocs > 0
}

/**
 * Keeps a college or a job for somebody; keeping it twice is keeping it.
 * @returns false when visitors see no such item
 * @throws when the database does not answer
 */
export async function keep(item: SaveIntent, user: User): Promise<boolean> {
  if (!(await isVisible(item))) return false
  if (await isKept(item, user)) return true
  const payload = await payloadClient()
  try {
    if (item.kind === 'college') {
      const data = { user: user.id, college: item.id }
      await payload.create({ collection: 'saved-colleges', data, overrideAccess: false, user })
    } else {
      const data = { user: user.id, job: item.id }
      await payload.create({ collection: 'saved-jobs', data, overrideAccess: false, user })
    }
  } catch (error) {
    // Two presses at once: the unique index let one of them through, which is all that was wanted.
    if (!(await isKept(item, user))) throw error
  }
  return true
}

/** Forgets a kept college or job; forgetting what is not kept changes nothing. */
export async function forget(item: SaveIntent, user: User): Promise<true> {
  const payload = await payloadClient()
  const where = rowOf(item, user)
  if (item.kind === 'college')
    await payload.delete({ collection: 'saved-colleges', where, overrideAccess: false, user })
  else await payload.delete({ collection: 'saved-jobs', where, overrideAccess: false, user })
  return true
}

/**
 * Keeps what somebody wanted to keep when they made their account, wherever they have shown that it is theirs. The
 * pendingIntent stays with this browser as well, so that the sign-in leads back to the page and says so.
 */
export async function fulfilIntent(pendingIntent: string, person: User): Promise<void> {
  const intent = intentOf(pendingIntent)
  // The dashboard says that a parent has to agree first.
  if (!intent || waitsForGuardian(person)) return
  try {
    await keep(intent, { ...person, collection: 'users' })
    const signedIn = await sessionUser()
    if (!signedIn || signedIn.id === person.id) await rememberIntent(pendingIntent)
  } catch (error) {
    await logFailure(`saving a ${intent.kind} for a new account`, error)
  }
}

/**
 * Saves what somebody wanted to save before they signed in; the pendingIntent lies in a cookie that only our own form sets.
 * @returns what was saved, null when there was nothing to do
 */
export async function completeSaveIntent(): Promise<SavedKind | null> {
  const intent = intentOf(await rememberedIntent())
  const user = intent && (await sessionUser())
  if (!intent || !user || waitsForGuardian(user)) return null
  try {
    return (await keep(intent, user)) ? intent.kind : null
  } catch (error) {
    await logFailure(`saving a ${intent.kind} after the sign-in`, error)
    return null
  }
}
