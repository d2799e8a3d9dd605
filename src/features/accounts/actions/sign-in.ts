'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { ownPath, pathsIn } from '@/lib/addresses/paths'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { refusalOf } from '@/lib/refusals/refusal'
import { refusedState } from '@/lib/refusals/refused-state'
import { setFlash } from '@/lib/request/set-flash'
import type { Language } from '@/lib/text/language'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { keepKnownDevice, keepSession } from '../operations/session'
import { signInSchema } from '../schema'
import { signInWithPassword } from '../sign-in/sign-in'
import { accountTexts } from '../texts'
import { tooMany } from './guard-attempts'

export interface SignInState extends FormState {
  /** The password was right and the address is not verified: a new mail can be offered. */
  unverified?: boolean
}

/** Opens a session and goes on to `next`, one of our own paths, else to the dashboard. */
export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const language = languageOfForm(form)
  const values = typedValues(form, ['password'])
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success)
    return fieldsRefused(language, fieldErrorsOf(parsed.error, accountTexts(language).fields), values)
  const { email, password } = parsed.data
  try {
    const payload = await payloadClient()
    const req = await createLocalReq({ req: { headers: new Headers(await headers()) } }, payload)
    const signedIn = await signInWithPassword(req, email, password)
    await keepSession(signedIn.token)
    await keepKnownDevice(signedIn.knownDevice)
    await setFlash('signed-in')
  } catch (error) {
    return refusal(language, error, values)
  }
  redirect(ownPath(values.next, pathsIn(language).dashboard()))
}

async function refusal(language: Language, error: unknown, values: Record<string, string>): Promise<SignInState> {
  const refused = refusalOf(error)
  if (refused?.retryAfter) return tooMany(language, refused.retryAfter, values)
  if (refused?.status === 401)
    return { status: 'error', message: accountTexts(language).common.wrongCredentials, values }
  const answer = refusedState(error, accountTexts(language).accountRefusals)
  if (answer) return { ...answer, unverified: refused?.code === 'address-not-verified', values }
  await logFailure('signing in', error)
  return { status: 'error', message: accountTexts(language).common.unexpected, values }
}
