'use server'
import { redirect } from 'next/navigation'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { ownPath, pathsIn } from '@/lib/language'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { accountMessages } from '../messages'
import { resetPassword } from '../operations/passwords'
import { rememberDevice } from '../operations/session'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { queueAccountLink } from '../tasks/send-account-link'
import { accountRules, countMail, textOf } from './account-form'
import { intentOf } from './sign-in-intent'

/** Sends a link for a new password; says the same whether the address has an account or not. */
export async function askForReset(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'sending a reset link', 'resetPerIp'), schema: emailOnlySchema }
  return checkedFormAction(form, rules, async ({ data, language, values }): Promise<FormState> => {
    await countMail('resetPerAccount', data.email)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'reset-password', to: data.email, ...intent })
    return { status: 'success', message: accountMessages(language).links.resetSent, values }
  })
}

/** Sets a new password by a one-time link and leads to the sign-in form. */
export async function chooseNewPassword(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting a new password', 'linkPerIp')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const [token, password] = [textOf(form, 'token'), textOf(form, 'password')]
    const problem = await passwordProblem(password)
    if (problem) return fieldErrorState(language, { password: rules.fields[problem] })
    const payload = await payloadClient()
    const owner = await ownerOfLink(payload, ['reset-password', 'invitation'], token)
    if (!(await resetPassword(payload, token, password)))
      return { status: 'error', message: accountMessages(language).links.dead }
    if (owner) await rememberDevice(payload, owner.person.email)
    redirect(pathsIn(language).loginNotice('password-reset', ownPath(owner?.link.next, '')))
  })
}
