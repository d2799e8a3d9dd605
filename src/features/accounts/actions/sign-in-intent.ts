import 'server-only'
import { ownPath } from '@/lib/language'
import { intentOnTheWayTo } from '@/lib/pending-intent/intent-cookie'
import type { SignInIntent } from '../view'

/**
 * What somebody is about who fills in a form of the door: the way they came by, if it is ours, and their pending
 * intent.
 */
export async function intentOf(form: FormData): Promise<SignInIntent> {
  const typed = form.get('next')
  const next = ownPath(typeof typed === 'string' ? typed : null, '') || null
  return { next, pendingIntent: await intentOnTheWayTo(next) }
}
