'use server'
import { redirect } from 'next/navigation'
import { ownPath, pathsIn } from '@/lib/addresses/paths'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { requireForm } from '@/lib/request/unreadable-form'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { resetPassword } from '../operations/passwords'
import { rememberDevice } from '../operations/session'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { queueAccountLink } from '../tasks/send-account-link'
import { accountTexts } from '../texts'
import { tooMany, waitFor, waitForAddress } from './guard-attempts'
import { intentOf } from './sign-in-intent'

/** Sends a link for a new password; says the same whether the address has an account or not. */
export async function askForReset(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const values = typedValues(form)
  const parsed = emailOnlySchema.safeParse(values)
  if (!parsed.success)
    return fieldsRefused(language, fieldErrorsOf(parsed.error, accountTexts(language).fields), values)
  try {
    const wait = await waitFor('resetPerAddress', 'resetPerAccount', parsed.data.email)
    if (wait > 0) return tooMany(language, wait, values)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'reset-password', to: parsed.data.email, ...intent })
    return { status: 'success', message: accountTexts(language).links.resetSent, values }
  } catch (error) {
    await logFailure('sending a reset link', error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
}

/** Sets a new password by a one-time link and leads to the sign-in form. */
export async function chooseNewPassword(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  requireForm(form)
  const password = String(form.get('password') ?? '')
  const token = String(form.get('token') ?? '')
  let isSet: boolean
  let next: string | null | undefined
  try {
    const wait = await waitForAddress('linkPerAddress')
    if (wait > 0) return tooMany(language, wait)
    const problem = await passwordProblem(password)
    if (problem) return fieldsRefused(language, { password: accountTexts(language).fields[problem] })
    const payload = await payloadClient()
    const owner = await ownerOfLink(payload, ['reset-password', 'invitation'], token)
    next = owner?.link.next
    isSet = await resetPassword(payload, token, password)
    if (isSet && owner) await rememberDevice(payload, owner.person.email)
  } catch (error) {
    await logFailure('setting a new password', error)
    return { status: 'error', message: accountTexts(language).common.unexpected }
  }
  if (!isSet) return { status: 'error', message: accountTexts(language).links.dead }
  redirect(pathsIn(language).loginNotice('password-reset', ownPath(next, '')))
}
