'use server'
import { redirect } from 'next/navigation'
import { paths } from '@/lib/addresses/paths'
import { setFlash } from '@/lib/request/set-flash'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
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
