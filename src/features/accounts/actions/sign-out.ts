'use server'
import { redirect } from 'next/navigation'
import { languageOfForm, pathsIn } from '@/lib/language'
import { setFlash } from '@/lib/request/own-cookie'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { clearSession } from '../operations/session'
import { endSession } from '../operations/session-rows'

/** Ends this browser's session, here and in the database. */
export async function signOut(): Promise<{ ok: boolean }> {
  try {
    const user = await sessionUser()
    if (user) await endSession(await payloadClient(), user)
    await clearSession()
    return { ok: true }
  } catch (error) {
    await logFailure('signing out', error)
    return { ok: false }
  }
}

/** The same for a plain form, without any script. */
export async function signOutAndLeave(form: FormData): Promise<void> {
  const language = languageOfForm(form)
  const paths = pathsIn(language)
  const result = await signOut()
  if (result.ok) await setFlash('signed-out')
  redirect(result.ok ? paths.home() : paths.dashboard())
}
