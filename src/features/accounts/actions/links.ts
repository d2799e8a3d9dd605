'use server'
import { redirect } from 'next/navigation'
import { createLocalReq, type Payload } from 'payload'
import { isStaff } from '@/cms/access/roles'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { languageOfForm } from '@/lib/language'
import { ownPath, paths, pathsIn } from '@/lib/paths/site-paths'
import { formText } from '@/lib/request/unreadable-form'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import type { TokenPurpose } from '../limits'
import { accountMessages } from '../messages'
import { setUpFirstAdmin } from '../operations/first-admin'
import { resetPassword } from '../operations/passwords'
import { rememberDevice, setSessionCookie } from '../operations/session'
import { openSession } from '../operations/session-rows'
import { ownerOfLink } from '../operations/tokens'
import { emailOnlySchema } from '../schema'
import { passwordProblem } from '../sign-in/password'
import { queueAccountLink } from '../tasks/account-tasks'
import { accountRules, checkedWithPassword, countMail, intentOf } from './account-form'

/** Mails a link for a new password; the response does not reveal whether the email has an account. */
export async function askForReset(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...accountRules(form, 'sending a reset link', 'resetPerIp'), schema: emailOnlySchema }
  return checkedFormAction(form, rules, async ({ data, language, values }): Promise<FormState> => {
    await countMail('resetPerAccount', data.email)
    const intent = await intentOf(form)
    await queueAccountLink(await payloadClient(), { kind: 'reset-password', to: data.email, ...intent })
    return { status: 'success', message: accountMessages(language).links.resetSent, values }
  })
}

/** Sets the password of a form by its one-time link. @returns the account's owner, or the form state to show again */
async function choosePassword(form: FormData, purposes: readonly TokenPurpose[], dead: string) {
  const [token, password] = [formText(form, 'token'), formText(form, 'password')]
  const refused: FormState = { status: 'error', message: dead }
  const payload = await payloadClient()
  const owner = await ownerOfLink(payload, purposes, token)
  if (!owner) return { refused }
  const { email, fullName } = owner.person
  const language = languageOfForm(form)
  const problem = await passwordProblem(password, [email, fullName ?? ''])
  if (problem) return { refused: fieldErrorState(language, { password: accountMessages(language).fields[problem] }) }
  return (await resetPassword(payload, token, password)) ? { payload, owner, email, password } : { refused }
}

/** Sets a new password by a one-time link and redirects to the sign-in form. */
export async function chooseNewPassword(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting a new password', 'linkPerIp')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const { dead } = accountMessages(language).links
    const chosen = await choosePassword(form, ['reset-password', 'invitation'], dead)
    if (chosen.refused) return chosen.refused
    await rememberDevice(chosen.payload, chosen.email)
    redirect(pathsIn(language).loginNotice('password-reset', ownPath(chosen.owner.link.next, '')))
  })
}

/** Sets an invited person's first password, signs in, and opens the studio for staff. */
export async function acceptInvitation(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'accepting an invitation', 'linkPerIp')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const chosen = await choosePassword(form, ['invitation'], accountMessages(language).invitation.dead)
    if (chosen.refused) return chosen.refused
    const user = await signInHere(chosen.payload, chosen.email, chosen.password)
    redirect(isStaff(user) ? paths.studio() : pathsIn(language).dashboard())
  })
}

/** Makes the first administrator by the one-time link, signs in and opens the studio. */
export async function setUpAdmin(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'setting up the first administrator', 'linkPerIp')
  return formAction(form, rules, async ({ language, values }): Promise<FormState> => {
    const checked = await checkedWithPassword(form, emailOnlySchema, 'password')
    if (checked.fieldErrors) return fieldErrorState(language, checked.fieldErrors, values)
    const { email } = checked.data
    const payload = await payloadClient()
    const password = formText(form, 'password')
    if (!(await setUpFirstAdmin(payload, formText(form, 'token'), email, password)))
      return { status: 'error', message: accountMessages(language).adminSetup.dead, values }
    await signInHere(payload, email, password)
    redirect(paths.studio())
  })
}

/** Signs in with a password just chosen, and remembers the browser. */
async function signInHere(payload: Payload, email: string, password: string) {
  const session = await openSession(await createLocalReq({}, payload), email, password)
  await setSessionCookie(session.token)
  await rememberDevice(payload, email)
  return session.user
}
