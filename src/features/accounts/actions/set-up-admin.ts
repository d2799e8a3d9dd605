'use server'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { paths } from '@/lib/addresses/paths'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { setUpFirstAdmin } from '../operations/first-admin'
import { keepSession, rememberDevice } from '../operations/session'
import { openSession } from '../operations/session-rows'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { accountTexts } from '../texts'
import { tooMany, waitForAddress } from './guard-attempts'

/** Makes the first administrator by the one-time link, signs in and opens the studio. */
export async function setUpAdmin(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const fieldTexts = accountTexts(language).fields
  const values = typedValues(form, ['password', 'token'])
  const password = String(form.get('password') ?? '')
  const parsed = emailOnlySchema.safeParse(values)
  try {
    const wait = await waitForAddress('linkPerAddress')
    if (wait > 0) return tooMany(language, wait, values)
    const weak = await passwordProblem(password, [values.email ?? ''])
    if (!parsed.success || weak) {
      const fieldErrors = {
        ...(parsed.success ? {} : fieldErrorsOf(parsed.error, fieldTexts)),
        ...(weak ? { password: fieldTexts[weak] } : {}),
      }
      return fieldsRefused(language, fieldErrors, values)
    }
    const payload = await payloadClient()
    const isMade = await setUpFirstAdmin(payload, String(form.get('token') ?? ''), parsed.data.email, password)
    if (!isMade) return { status: 'error', message: accountTexts(language).adminSetup.dead, values }
    const req = await createLocalReq({}, payload)
    await keepSession((await openSession(req, parsed.data.email, password)).token)
    await rememberDevice(payload, parsed.data.email)
  } catch (error) {
    await logFailure('setting up the first administrator', error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
  redirect(paths.studio())
}
