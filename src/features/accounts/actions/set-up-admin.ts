'use server'
import { redirect } from 'next/navigation'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { paths } from '@/lib/language'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { accountMessages } from '../messages'
import { setUpFirstAdmin } from '../operations/first-admin'
import { emailOnlySchema } from '../schema'
import { accountRules, checkedWithPassword, textOf } from './account-form'
import { signInHere } from './sign-in-here'

/** Makes the first administrator by the one-time link, signs in and opens the studio. */
export async function setUpAdmin(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting up the first administrator', 'linkPerIp')
  return formAction(form, rules, async ({ language, values }): Promise<FormState> => {
    const checked = await checkedWithPassword(form, emailOnlySchema, 'password')
    if (checked.fieldErrors) return fieldErrorState(language, checked.fieldErrors, values)
    const { email } = checked.data
    const payload = await payloadClient()
    const password = textOf(form, 'password')
    if (!(await setUpFirstAdmin(payload, textOf(form, 'token'), email, password)))
      return { status: 'error', message: accountMessages(language).adminSetup.dead, values }
    await signInHere(payload, email, password)
    redirect(paths.studio())
  })
}
