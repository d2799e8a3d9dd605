'use server'
import { redirect } from 'next/navigation'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/action-result'
import { logFailure } from '@/lib/log-failure'
import { ownPath, paths } from '@/lib/paths'
import { payloadClient } from '@/lib/payload'
import { offerReset, resetPassword } from '../operations/passwords'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { accountTexts, linkTexts } from '../texts'
import { errandOf } from './errand'
import { tooMany, waitFor } from './guard-attempts'

/** Sends a link for a new password; says the same whether the address has an account or not. */
export async function askForReset(_before: FormState, form: FormData): Promise<FormState> {
  const values = typedValues(form)
  const parsed = emailOnlySchema.safeParse(values)
  if (!parsed.success) return { status: 'error', fieldErrors: fieldErrorsOf(parsed.error), values }
  try {
    const wait = await waitFor('resetPerAddress', 'resetPerAccount', parsed.data.email)
    if (wait > 0) return tooMany(wait, values)
    const { next } = await errandOf(form)
    await offerReset(await payloadClient(), parsed.data.email, next)
    return { status: 'success', message: linkTexts.resetSent, values }
  } catch (error) {
    await logFailure('sending a reset link', error)
    return { status: 'error', message: accountTexts.unexpected, values }
  }
}

/** Sets a new password by a one-time link and leads to the sign-in form. */
export async function chooseNewPassword(_before: FormState, form: FormData): Promise<FormState> {
  const password = String(form.get('password') ?? '')
  const problem = await passwordProblem(password)
  if (problem) return { status: 'error', fieldErrors: { password: problem } }
  const token = String(form.get('token') ?? '')
  let isSet: boolean
  let next: string | null | undefined
  try {
    const payload = await payloadClient()
    next = (await ownerOfLink(payload, ['reset-password'], token))?.link.next
    isSet = await resetPassword(payload, token, password)
  } catch (error) {
    await logFailure('setting a new password', error)
    return { status: 'error', message: accountTexts.unexpected }
  }
  if (!isSet) return { status: 'error', message: linkTexts.dead }
  redirect(paths.loginNotice('password-reset', ownPath(next, '')))
}
