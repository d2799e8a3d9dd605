'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { ownPath, paths } from '@/lib/addresses/paths'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { refusalOf } from '@/lib/refusals/refusal'
import { refusedState } from '@/lib/refusals/refused-state'
import { setFlash } from '@/lib/request/set-flash'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { keepKnownDevice, keepSession } from '../operations/session'
import { signInSchema } from '../schema'
import { signInWithPassword } from '../sign-in/sign-in'
import { accountRefusals, accountTexts, fieldTexts } from '../texts'
import { tooMany } from './guard-attempts'

export interface SignInState extends FormState {
  /** The password was right and the address is not verified: a new mail can be offered. */
  unverified?: boolean
}

/** Opens a session and goes on to `next`, one of our own paths, else to the dashboard. */
export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const values = typedValues(form, ['password'])
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { status: 'error', fieldErrors: fieldErrorsOf(parsed.error, fieldTexts), values }
  const { email, password } = parsed.data
  try {
    const payload = await payloadClient()
    const req = await createLocalReq({ req: { headers: new Headers(await headers()) } }, payload)
    const signedIn = await signInWithPassword(req, email, password)
    await keepSession(signedIn.token)
    await keepKnownDevice(signedIn.knownDevice)
    await setFlash('signed-in')
  } catch (error) {
    return refusal(error, values)
  }
  redirect(ownPath(values.next, paths.dashboard()))
}

async function refusal(error: unknown, values: Record<string, string>): Promise<SignInState> {
  const refused = refusalOf(error)
  if (refused?.retryAfter) return tooMany(refused.retryAfter, values)
  if (refused?.status === 401) return { status: 'error', message: accountTexts.wrongCredentials, values }
  const answer = refusedState(error, accountRefusals)
  if (answer) return { ...answer, unverified: refused?.code === 'address-not-verified', values }
  await logFailure('signing in', error)
  return { status: 'error', message: accountTexts.unexpected, values }
}
