'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { pathsIn } from '@/lib/addresses/paths'
import { inTransaction } from '@/lib/database/transaction'
import { forgetAttempts, secondsToWait } from '@/lib/limits/rate-limit'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused, sessionEnded } from '@/lib/refusals/fields-refused'
import { refusedState } from '@/lib/refusals/refused-state'
import { requireForm } from '@/lib/request/unreadable-form'
import type { Language } from '@/lib/text/language'
import { languageOfForm } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { deleteAccount } from '../operations/delete-account'
import { requestEmailChange } from '../operations/mailbox/change-email'
import { isPasswordOf, setPassword } from '../operations/passwords'
import { forgetSession } from '../operations/session'
import { endSession } from '../operations/session-rows'
import { passwordProblem } from '../password'
import { emailOnlySchema } from '../schema'
import { accountTexts } from '../texts'
import { tooMany } from './guard-attempts'

/** Runs what only the person behind the session may do: the password is asked for once more. */
async function withPassword(
  language: Language,
  what: string,
  form: FormData,
  values: Record<string, string>,
  work: (user: User) => Promise<FormState>,
): Promise<FormState> {
  requireForm(form)
  try {
    const user = await sessionUser()
    if (!user) return sessionEnded(language, accountTexts(language).accountRefusals['session-ended'], values)
    const fieldTexts = accountTexts(language).fields
    if (!form.get('currentPassword'))
      return fieldsRefused(language, { currentPassword: fieldTexts['password-missing'] }, values)
    const payload = await payloadClient()
    // A counter of its own: wrong passwords at the door do not keep the owner from this, nor the reverse.
    const wait = await secondsToWait(payload, 'confirmationPerAccount', user.id)
    if (wait > 0) return tooMany(language, wait, values)
    const password = String(form.get('currentPassword') ?? '')
    const isRight = password.length <= 1000 && (await isPasswordOf(payload, user.id, password))
    if (!isRight)
      return fieldsRefused(language, { currentPassword: accountTexts(language).settings.wrongPassword }, values)
    await forgetAttempts(payload, 'confirmationPerAccount', user.id)
    return await work(user)
  } catch (error) {
    const refusal = refusedState(error, { ...limitRefusals(language), ...accountTexts(language).accountRefusals })
    if (refusal) return { ...refusal, values }
    await logFailure(what, error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
}

/** Asks for another e-mail address; it is changed when it is confirmed from there. */
export async function changeEmail(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const texts = accountTexts(language).settings
  const values = typedValues(form, ['currentPassword'])
  const parsed = emailOnlySchema.safeParse({ email: form.get('newEmail') })
  if (!parsed.success)
    return fieldsRefused(
      language,
      { newEmail: fieldErrorsOf(parsed.error, accountTexts(language).fields).email ?? '' },
      values,
    )
  const { email } = parsed.data
  return withPassword(language, 'changing an address', form, values, async (user) => {
    if (email === user.email) return fieldsRefused(language, { newEmail: texts.sameEmail }, values)
    await requestEmailChange(await payloadClient(), user, email)
    revalidatePath(pathsIn(language).account())
    return { status: 'success', message: texts.emailSent(email) }
  })
}

/** Changes the password and ends every other session. */
export async function changePassword(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return withPassword(language, 'changing a password', form, {}, async (user) => {
    const password = String(form.get('newPassword') ?? '')
    const problem = await passwordProblem(password, [user.email, user.fullName ?? ''])
    if (problem) return fieldsRefused(language, { newPassword: accountTexts(language).fields[problem] })
    const payload = await payloadClient()
    await inTransaction(payload, (req) => setPassword(req, user, password), user)
    // A change of the address that waited has ended with the password.
    revalidatePath(pathsIn(language).account())
    return { status: 'success', message: accountTexts(language).settings.passwordChanged }
  })
}

/** Ends every session of the person, this one too. */
export async function signOutEverywhere(form: FormData): Promise<void> {
  const language = languageOfForm(form)
  const user = await sessionUser()
  if (user) await endSession(await payloadClient(), user, true)
  await forgetSession()
  redirect(pathsIn(language).loginNotice('signed-out-everywhere'))
}

/** Deletes the account with everything personal. */
export async function deleteMyAccount(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  requireForm(form)
  if (form.get('confirm') !== 'on')
    return fieldsRefused(language, { confirm: accountTexts(language).settings.deletionConfirmMissing })
  const state = await withPassword(language, 'deleting an account', form, {}, async (user) => {
    await deleteAccount(await payloadClient(), user)
    await forgetSession()
    return { status: 'success' }
  })
  if (state.status === 'success') redirect(pathsIn(language).loginNotice('deleted'))
  return state
}
