import type { Where } from 'payload'
import 'server-only'
import { waitsForGuardian } from '@/cms/personal/guardian/guardian'
import { rememberedIntent, rememberIntent } from '@/lib/pending-intent/intent-cookie'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { intentOf, type SavedKind, type SaveIntent } from './schema'

/** The collection of the items themselves, and that of what people keep of them. */
const COLLECTIONS = {
  college: { items: 'colleges', kept: 'saved-colleges' },
  job: { items: 'jobs', kept: 'saved-jobs' },
} as const

/** Whether visitors see the item: what they do not, nobody can keep. */
async function isVisible({ kind, id }: SaveIntent): Promise<boolean> {
  const payload = await payloadClient()
  const own = { collection: COLLECTIONS[kind].items, where: { id: { equals: id } }, overrideAccess: false }
  return (await payload.count(own)).totalDocs > 0
}

const rowOf = ({ kind, id }: SaveIntent, user: User) => ({
  collection: COLLECTIONS[kind].kept,
  where: { and: [{ user: { equals: user.id } }, { [kind]: { equals: id } }] } satisfies Where,
  overrideAccess: false,
  user,
})

async function isKept(item: SaveIntent, user: User): Promise<boolean> {
  const payload = await payloadClient()
  return (await payload.count(rowOf(item, user))).totalDocs > 0
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
    const data = { user: user.id, [item.kind]: item.id } as { user: string; college: string; job: string }
    await payload.create({ collection: COLLECTIONS[item.kind].kept, data, overrideAccess: false, user })
  } catch (error) {
    // Two presses at once: the unique index let one of them through, which is all that was wanted.
    if (!(await isKept(item, user))) throw error
  }
  return true
}

/** Forgets a kept college or job; forgetting what is not kept changes nothing. */
export async function forget(item: SaveIntent, user: User): Promise<true> {
  const payload = await payloadClient()
  await payload.delete(rowOf(item, user))
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
