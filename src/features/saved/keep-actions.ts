import type { Where } from 'payload'
import 'server-only'
import { waitsForGuardian } from '@/cms/personal/guardian/guardian'
import { rememberedIntent, rememberIntent } from '@/lib/pending-intent/intent-cookie'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { intentOf, type SavedKind, type SaveIntent } from './schema'

/** Collection of the items, and of people's saved ones. */
const COLLECTIONS = {
  college: { items: 'colleges', kept: 'saved-colleges' },
  job: { items: 'jobs', kept: 'saved-jobs' },
} as const

/** Whether visitors see the item; others cannot be saved. */
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
 * Saves a college or a vacancy for a person; idempotent.
 * @returns false if visitors see no such item
 * @throws if the database does not respond
 */
export async function keep(item: SaveIntent, user: User): Promise<boolean> {
  if (!(await isVisible(item))) return false
  if (await isKept(item, user)) return true
  const payload = await payloadClient()
  try {
    const data = { user: user.id, [item.kind]: item.id } as { user: string; college: string; job: string }
    await payload.create({ collection: COLLECTIONS[item.kind].kept, data, overrideAccess: false, user })
  } catch (error) {
    // Two concurrent saves: the unique index let one through, which suffices.
    if (!(await isKept(item, user))) throw error
  }
  return true
}

/** Removes a saved college or vacancy; idempotent. */
export async function forget(item: SaveIntent, user: User): Promise<true> {
  const payload = await payloadClient()
  await payload.delete(rowOf(item, user))
  return true
}

/**
 * Saves what a person wanted to save before signing up, wherever they verify the account. The pending intent stays in
 * this browser too, so that signing in returns to the page and confirms it.
 */
export async function fulfilIntent(pendingIntent: string, person: User): Promise<void> {
  const intent = intentOf(pendingIntent)
  // The dashboard says that a parent must agree first.
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
 * Saves what a visitor wanted to save before signing in; the pending intent is in a cookie that only our own form sets.
 * @returns the saved item; null if there was none
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
