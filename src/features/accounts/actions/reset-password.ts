'use server'
import { redirect } from 'next/navigation'
import { ownPath, pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { resetPassword } from '../operations/passwords'
import { rememberDevice } from '../operations/session'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { queueAccountLink } from '../tasks/send-account-link'
import { accountTexts } from '../texts'
import { accountRules, countMail, textOf } from './account-form'
import { intentOf } from './sign-in-intent'

/** Sends a link for a new password; says the same whether the address has an account or not. */
export async function askForReset(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'sending a reset link', 'resetPerAddress'), schema: emailOnlySchema }
  return checkedFormAction(form, rules, async ({ data, language, values }): Promise<FormState> => {
    await countMail('resetPerAccount', data.email)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'reset-password', to: data.email, ...intent })
    return { status: 'success', message: accountTexts(language).links.resetSent, values }
  })
}

/** Sets a new password by a one-time link and leads to the sign-in form. */
export async function chooseNewPassword(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting a new password', 'linkPerAddress')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const [token, password] = [textOf(form, 'token'), textOf(form, 'password')]
    const problem = await passwordProblem(password)
    if (problem) return fieldsRefused(language, { password: rules.fields[problem] })
    const payload = await payloadClient()
    const owner = await ownerOfLink(payload, ['reset-password', 'invitation'], token)
    if (!(await resetPassword(payload, token, password)))
      return { status: 'error', message: accountTexts(language).links.dead }
    if (owner) await rememberDevice(payload, owner.person.email)
    redirect(pathsIn(language).loginNotice('password-reset', ownPath(owner?.link.next, '')))
  })
}
