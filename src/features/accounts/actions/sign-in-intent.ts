import 'server-only'
import { ownPath } from '@/lib/addresses/paths'
import { wishOnTheWayTo } from '@/lib/wish/wish-cookie'
import type { SignInIntent } from '../view'

/** What somebody is about who fills in a form of the door: the way they came by, if it is ours, and their wish. */
export async function intentOf(form: FormData): Promise<SignInIntent> {
  const typed = form.get('next')
  const next = ownPath(typeof typed === 'string' ? typed : null, '') || null
  return { next, wish: await wishOnTheWayTo(next) }
}
