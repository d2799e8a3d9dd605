'use server'
import { redirect } from 'next/navigation'
import { paths } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { setUpFirstAdmin } from '../operations/first-admin'
import { emailOnlySchema } from '../schema'
import { accountTexts } from '../texts'
import { accountRules, checkedWithPassword, textOf } from './account-form'
import { signInHere } from './sign-in-here'

/** Makes the first administrator by the one-time link, signs in and opens the studio. */
export async function setUpAdmin(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting up the first administrator', 'linkPerAddress')
  return formAction(form, rules, async ({ language, values }): Promise<FormState> => {
    const checked = await checkedWithPassword(form, emailOnlySchema, 'password')
    if (checked.fieldErrors) return fieldsRefused(language, checked.fieldErrors, values)
    const { email } = checked.data
    const payload = await payloadClient()
    const password = textOf(form, 'password')
    if (!(await setUpFirstAdmin(payload, textOf(form, 'token'), email, password)))
      return { status: 'error', message: accountTexts(language).adminSetup.dead, values }
    await signInHere(payload, email, password)
    redirect(paths.studio())
  })
}
