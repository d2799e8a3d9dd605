'use server'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/action-result'
import { clientAddress } from '@/lib/client-address'
import { logFailure } from '@/lib/log-failure'
import { ownPath, paths } from '@/lib/paths'
import { payloadClient } from '@/lib/payload'
import { secondsLeft, secondsToWait } from '@/lib/rate-limit'
import { refusalOf } from '@/lib/refusal'
import { setFlash } from '@/lib/set-flash'
import { spendPasswordTime } from '../operations/password-time'
import { keepSession } from '../operations/session'
import { openSession } from '../operations/session-rows'
import { accountOf } from '../operations/sign-up'
import { signInSchema } from '../schema'
import { accountTexts } from '../texts'
import { tooMany } from './guard-attempts'

export interface SignInState extends FormState {
  /** The password was right and the address is not verified: a new mail can be offered. */
  unverified?: boolean
}

const LOCK_SECONDS = 15 * 60

/** Opens a session and goes on to `next`, one of our own paths, else to the dashboard. */
export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const values = typedValues(form, ['password'])
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { status: 'error', fieldErrors: fieldErrorsOf(parsed.error), values }
  const { email, password } = parsed.data
  try {
    // Of an account only wrong passwords count: who knows it may sign in on as many devices as they like.
    const wait = Math.max(
      await secondsToWait('signInPerAddress', await clientAddress()),
      await secondsLeft('signInPerAccount', email),
    )
    if (wait > 0) return tooMany(wait, values)
    const payload = await payloadClient()
    const req = await createLocalReq({}, payload)
    await keepSession((await openSession(req, email, password)).token)
    await setFlash('signed-in')
  } catch (error) {
    return refusal(error, email, password, values)
  }
  redirect(ownPath(values.next, paths.dashboard()))
}

async function refusal(
  error: unknown,
  email: string,
  password: string,
  values: Record<string, string>,
): Promise<SignInState> {
  const refused = refusalOf(error)
  if (refused?.status === 401 && /locked/i.test(refused.message)) return tooMany(LOCK_SECONDS, values)
  if (refused?.status === 401) {
    const account = await accountOf(await payloadClient(), email)
    if (!account) await spendPasswordTime(password)
    await secondsToWait('signInPerAccount', email)
    return { status: 'error', message: accountTexts.wrongCredentials, values }
  }
  if (refused?.message === accountTexts.unverified) {
    return { status: 'error', message: accountTexts.unverified, unverified: true, values }
  }
  if (refused?.isPublic) return { status: 'error', message: refused.message, values }
  await logFailure('signing in', error)
  return { status: 'error', message: accountTexts.unexpected, values }
}
