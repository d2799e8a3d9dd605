'use server'
import { redirect } from 'next/navigation'
import type { FormState } from '@/lib/action-result'
import { logFailure } from '@/lib/log-failure'
import { paths } from '@/lib/paths'
import { payloadClient } from '@/lib/payload'
import { sessionUser } from '@/lib/session'
import { setFlash } from '@/lib/set-flash'
import { type Confirmed, confirmAddress } from '../operations/verification'
import { accountTexts, linkTexts } from '../texts'

/** Uses up the link of a verification mail and leads to the sign-in form; it signs nobody in. */
export async function verifyAddress(_before: FormState, form: FormData): Promise<FormState> {
  let outcome: Confirmed
  try {
    outcome = await confirmAddress(await payloadClient(), String(form.get('token') ?? ''))
  } catch (error) {
    await logFailure('verifying an address', error)
    return { status: 'error', message: accountTexts.unexpected }
  }
  if (outcome === 'refused') return { status: 'error', message: linkTexts.dead }
  if (outcome === 'email-changed' && (await sessionUser())) {
    await setFlash('email-changed')
    redirect(paths.account())
  }
  redirect(paths.loginNotice(outcome))
}
