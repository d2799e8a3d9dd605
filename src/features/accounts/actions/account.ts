'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { pathsIn } from '@/lib/addresses/paths'
import { inTransaction } from '@/lib/database/transaction'
import { countAttempt, forgetAttempts } from '@/lib/limits/rate-limit'
import type { FormState } from '@/lib/refusals/action-result'
import { fieldsRefused, sessionEnded } from '@/lib/refusals/fields-refused'
import { languageOfForm } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { checkedFormAction, type FormWork, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { deleteAccount } from '../operations/delete-account'
import { requestEmailChange } from '../operations/mailbox/change-email'
import { isPasswordOf, setPassword } from '../operations/passwords'
import { forgetSession } from '../operations/session'
import { endSession } from '../operations/session-rows'
import { passwordProblem } from '../password'
import { newEmailSchema } from '../schema'
import { accountTexts } from '../texts'
import { accountRules, textOf } from './account-form'

/** Runs what only the person behind the session may do: the password is asked for once more. */
async function asOwner(
  form: FormData,
  { language, values }: Omit<FormWork<never>, 'data'>,
  work: (user: User) => Promise<FormState>,
): Promise<FormState> {
  const { accountRefusals, fields, settings } = accountTexts(language)
  const user = await sessionUser()
  if (!user) return sessionEnded(language, accountRefusals['session-ended'], values)
  const password = textOf(form, 'currentPassword')
  if (!password) return fieldsRefused(language, { currentPassword: fields['password-missing'] }, values)
  const payload = await payloadClient()
  // A counter of its own: wrong passwords at the door do not keep the owner from this, nor the reverse.
  await countAttempt(payload, 'confirmationPerAccount', user.id)
  const isRight = password.length <= 1000 && (await isPasswordOf(payload, user.id, password))
  if (!isRight) return fieldsRefused(language, { currentPassword: settings.wrongPassword }, values)
  await forgetAttempts(payload, 'confirmationPerAccount', user.id)
  return work(user)
}

/** Asks for another e-mail address; it is changed when it is confirmed from there. */
export async function changeEmail(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'changing an address'), schema: newEmailSchema }
  return checkedFormAction(form, rules, (sent) =>
    asOwner(form, sent, async (user) => {
      const texts = accountTexts(sent.language).settings
      const email = sent.data.newEmail
      if (email === user.email) return fieldsRefused(sent.language, { newEmail: texts.sameEmail }, sent.values)
      await requestEmailChange(await payloadClient(), user, email)
      revalidatePath(pathsIn(sent.language).account())
      return { status: 'success', message: texts.emailSent(email) }
    }),
  )
}

/** Changes the password and ends every other session. */
export async function changePassword(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'changing a password')
  return formAction(form, rules, (sent) =>
    asOwner(form, sent, async (user) => {
      const password = textOf(form, 'newPassword')
      const problem = await passwordProblem(password, [user.email, user.fullName ?? ''])
      if (problem) return fieldsRefused(sent.language, { newPassword: rules.fields[problem] })
      await inTransaction(await payloadClient(), (req) => setPassword(req, user, password), user)
      // A change of the address that waited has ended with the password.
      revalidatePath(pathsIn(sent.language).account())
      return { status: 'success', message: accountTexts(sent.language).settings.passwordChanged }
    }),
  )
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
  return formAction(form, accountRules(form, 'deleting an account'), async (sent) => {
    if (form.get('confirm') !== 'on')
      return fieldsRefused(sent.language, { confirm: accountTexts(sent.language).settings.deletionConfirmMissing })
    return asOwner(form, sent, async (user) => {
      await deleteAccount(await payloadClient(), user)
      await forgetSession()
      redirect(pathsIn(sent.language).loginNotice('deleted'))
    })
  })
}
