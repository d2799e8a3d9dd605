'use server'
import { redirect } from 'next/navigation'
import { logFailure } from '@/lib/log-failure'
import { paths } from '@/lib/paths'
import { payloadClient } from '@/lib/payload'
import { sessionUser } from '@/lib/session'
import { setFlash } from '@/lib/set-flash'
import { forgetSession } from '../operations/session'
import { endSession } from '../operations/session-rows'
import { accountTexts } from '../texts'

/** Ends this browser's session, here and in the database. */
export async function signOut(): Promise<{ ok: true } | { ok: false; message: string }> {
  try {
    const user = await sessionUser()
    if (user) await endSession(await payloadClient(), user)
    await forgetSession()
    return { ok: true }
  } catch (error) {
    await logFailure('signing out', error)
    return { ok: false, message: accountTexts.unexpected }
  }
}

/** The same for a plain form, without any script. */
export async function signOutAndLeave(): Promise<void> {
  const result = await signOut()
  if (result.ok) await setFlash('signed-out')
  redirect(result.ok ? paths.home() : paths.dashboard())
}
