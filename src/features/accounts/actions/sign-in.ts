'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import type { FormState } from '@/lib/errors/action-result'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { languageOfForm } from '@/lib/language'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'
import { setFlash } from '@/lib/request/own-cookie'
import { checkedFormAction } from '@/server/form-action'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { accountMessages } from '../messages'
import { clearSession, setKnownDeviceCookie, setSessionCookie } from '../operations/session'
import { endSession } from '../operations/session-rows'
import { signInSchema } from '../schema'
import { signInWithPassword } from '../sign-in/sign-in'
import { accountRules } from './account-form'

export interface SignInState extends FormState {
  /** The password was right but the email is not verified, so a new mail can be offered. */
  unverified?: boolean
}

/** Opens a session and redirects to `next`, a path of this site, else to the dashboard. */
export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const rules = { ...accountRules(form, 'signing in'), schema: signInSchema }
  return checkedFormAction(form, rules, async ({ data, language, values }): Promise<SignInState> => {
    const reject = (message: string, unverified = false): SignInState => ({
      status: 'error',
      message,
      unverified,
      values,
    })
    try {
      const req = await createLocalReq({ req: { headers: new Headers(await headers()) } }, await payloadClient())
      const signedIn = await signInWithPassword(req, data.email, data.password)
      await setSessionCookie(signedIn.token)
      await setKnownDeviceCookie(signedIn.knownDevice)
      await setFlash('signed-in')
    } catch (error) {
      const expected = expectedErrorOf(error)
      if (expected?.code === 'address-not-verified') return reject(rules.errorMessages['address-not-verified'], true)
      if (expected?.status === 401) return reject(accountMessages(language).common.wrongCredentials)
      throw error
    }
    redirect(ownPath(values.next, pathsIn(language).dashboard()))
  })
}

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

/** The same for a plain form without script. */
export async function signOutAndLeave(form: FormData): Promise<void> {
  const language = languageOfForm(form)
  const paths = pathsIn(language)
  const result = await signOut()
  if (result.ok) await setFlash('signed-out')
  redirect(result.ok ? paths.home() : paths.dashboard())
}
