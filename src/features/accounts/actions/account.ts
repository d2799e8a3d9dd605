'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { inTransactionAs } from '@/lib/database/transaction'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState, sessionEnded } from '@/lib/errors/field-error-state'
import type { Language } from '@/lib/language'
import { mailboxOf } from '@/lib/limits/mailbox'
import { clearAttempts, countAttempt } from '@/lib/limits/rate-limit'
import { pathsIn } from '@/lib/paths/site-paths'
import { clientIp } from '@/lib/request/client-ip'
import { formText } from '@/lib/request/unreadable-form'
import type { User } from '@/payload-types'
import { checkedFormAction, type FormWork, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { accountMessages } from '../messages'
import { comeOfAge, decideAsGuardian, nameGuardian } from '../operations/guardian'
import { requestEmailChange } from '../operations/mailbox/confirm-email'
import { isPasswordOf, setPassword } from '../operations/passwords'
import { deleteAccount } from '../operations/person'
import { clearSession } from '../operations/session'
import { endSession } from '../operations/session-rows'
import { guardianSchema, newEmailSchema } from '../schema'
import { passwordProblem } from '../sign-in/password'
import { accountRules, countMail } from './account-form'

/** Error messages by field name. */
type Problems = Record<string, string>

/**
 * Runs what requires the password once more, which a stolen session lacks.
 * @param problemsOf problems of the other fields, shown together with that of the password
 */
async function asOwner(
  form: FormData,
  { language, values }: Omit<FormWork<never>, 'data'>,
  work: (user: User) => Promise<FormState>,
  problemsOf: (user: User) => Promise<Problems> = async () => ({}),
): Promise<FormState> {
  const { accountErrorMessages, fields, settings } = accountMessages(language)
  const user = await sessionUser()
  if (!user) return sessionEnded(language, accountErrorMessages['session-ended'], values)
  const payload = await payloadClient()
  // A separate counter: wrong passwords at the sign-in must not block the owner here, nor the reverse.
  await countAttempt(payload, 'confirmationPerAccount', user.id)
  const problems = await problemsOf(user)
  const rejectPassword = (currentPassword: string) =>
    fieldErrorState(language, { currentPassword, ...problems }, values)
  const password = formText(form, 'currentPassword')
  if (!password) return rejectPassword(fields['password-missing'])
  const isRight = password.length <= 1000 && (await isPasswordOf(payload, user.id, password))
  if (!isRight) return rejectPassword(settings.wrongPassword)
  await clearAttempts(payload, 'confirmationPerAccount', user.id)
  return Object.keys(problems).length > 0 ? fieldErrorState(language, problems, values) : work(user)
}

/** Requests a change of email, which takes effect when confirmed from the new mailbox. */
export async function changeEmail(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'changing an address'), schema: newEmailSchema }
  return checkedFormAction(form, rules, (sent) =>
    asOwner(form, sent, async (user) => {
      const messages = accountMessages(sent.language).settings
      const email = sent.data.newEmail
      if (email === user.email) return fieldErrorState(sent.language, { newEmail: messages.sameEmail }, sent.values)
      await requestEmailChange(await payloadClient(), user, email)
      revalidatePath(pathsIn(sent.language).account())
      return { status: 'success', message: messages.emailSent(email) }
    }),
  )
}

/** Changes the password and ends every other session. */
export async function changePassword(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'changing a password')
  const password = formText(form, 'newPassword')
  const problemsOf = async ({ email, fullName }: User): Promise<Problems> => {
    const problem = await passwordProblem(password, [email, fullName ?? ''])
    return problem ? { newPassword: rules.fields[problem] } : {}
  }
  return formAction(form, rules, (sent) => asOwner(form, sent, (user) => change(user, sent.language), problemsOf))

  async function change(user: User, language: Language): Promise<FormState> {
    await inTransactionAs(user, await payloadClient(), (req) => setPassword(req, user, password))
    // The new password has cancelled a pending change of email.
    revalidatePath(pathsIn(language).account())
    return { status: 'success', message: accountMessages(language).settings.passwordChanged }
  }
}

/** Ends every session of the person, this one too. */
export async function signOutEverywhere(_before: FormState, form: FormData): Promise<FormState> {
  return formAction(form, accountRules(form, 'signing out everywhere'), async ({ language }): Promise<FormState> => {
    const user = await sessionUser()
    // Without a session there are no other sessions to end.
    if (!user) redirect(pathsIn(language).login(pathsIn(language).account()))
    await endSession(await payloadClient(), user, true)
    await clearSession()
    return redirect(pathsIn(language).loginNotice('signed-out-everywhere'))
  })
}

/** Deletes the account with everything personal. */
export async function deleteMyAccount(_before: FormState, form: FormData): Promise<FormState> {
  return formAction(form, accountRules(form, 'deleting an account'), (sent) => {
    const confirm = accountMessages(sent.language).settings.deletionConfirmMissing
    return asOwner(
      form,
      sent,
      async (user) => {
        await deleteAccount(await payloadClient(), user)
        await clearSession()
        redirect(pathsIn(sent.language).loginNotice('deleted'))
      },
      async (): Promise<Problems> => (form.get('confirm') === 'on' ? {} : { confirm }),
    )
  })
}

/** A parent agrees, or withdraws, through the link of their mail. */
export async function decideByLink(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'keeping what a parent decides')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const link = formText(form, 'token')
    const payload = await payloadClient()
    const agrees = form.get('agrees') === 'yes'
    if (await decideAsGuardian(payload, link, agrees))
      return redirect(pathsIn(language).guardian(link, agrees ? undefined : 'withdrawn'))
    await countAttempt(payload, 'wrongLinkPerIp', await clientIp())
    return { status: 'error', message: accountMessages(language).guardian.dead }
  })
}

/** Names a parent, or mails the named one again. */
export async function addParent(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'asking a parent'), schema: guardianSchema }
  return checkedFormAction(form, rules, async ({ data: { guardianEmail }, language, values }): Promise<FormState> => {
    const { accountErrorMessages, fields, guardian } = accountMessages(language)
    const user = await sessionUser()
    if (!user) return sessionEnded(language, accountErrorMessages['session-ended'], values)
    if (mailboxOf(guardianEmail) === mailboxOf(user.email))
      return fieldErrorState(language, { guardianEmail: fields['guardian-own-email'] }, values)
    const payload = await payloadClient()
    await countAttempt(payload, 'emailChangePerAccount', user.id)
    await countMail('resendPerAccount', guardianEmail)
    if (!(await nameGuardian(payload, user, guardianEmail))) return { status: 'error', message: guardian.agreedAlready }
    return { status: 'success', message: guardian.asked(guardianEmail) }
  })
}

/** The person says that they are 18 now. */
export async function confirmAdult(_before: FormState, form: FormData): Promise<FormState> {
  return formAction(form, accountRules(form, 'coming of age'), async ({ language }): Promise<FormState> => {
    const { accountErrorMessages } = accountMessages(language)
    const user = await sessionUser()
    if (!user) return sessionEnded(language, accountErrorMessages['session-ended'])
    await comeOfAge(await payloadClient(), user)
    return redirect(pathsIn(language).account())
  })
}
