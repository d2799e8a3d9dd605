import { redirect } from 'next/navigation'
import 'server-only'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { type Language } from '@/lib/language'
import { countAttempt } from '@/lib/limits/rate-limit'
import { pathsIn } from '@/lib/paths/site-paths'
import { setFlash } from '@/lib/request/own-cookie'
import { formText } from '@/lib/request/unreadable-form'
import type { User } from '@/payload-types'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { PASSWORD_MAX_LENGTH } from '../limits'
import { accountMessages } from '../messages'
import { claimEmail, confirmEmail } from '../operations/mailbox/confirm-email'
import { signInVerified } from '../operations/session'
import { type LinkOwner, ownerOfLink } from '../operations/tokens'
import { ownNameSchema } from '../schema'
import type { SignInIntent } from '../view'
import { accountRules, checkedWithPassword } from './account-form'

/** The verified owner of a new account's mailbox, who knows its password. */
export interface Proved extends SignInIntent {
  person: User
  /** False if the account is locked. */
  isSignedIn: boolean
}

/** Redirects the verified owner. */
type OnVerified = (language: Language, proved: Proved) => Promise<never>

const verifiedBy = async ({ link, person }: LinkOwner): Promise<Proved> => ({
  person,
  next: link.next ?? null,
  pendingIntent: link.pendingIntent ?? null,
  isSignedIn: await signInVerified(await payloadClient(), person),
})

/**
 * Redeems the link of a verification mail with the account's password and signs in. Password attempts with a valid link
 * are limited, as each takes the server a while.
 * @returns the state of the form to show again
 */
export async function verifyByPassword(form: FormData, onVerified: OnVerified): Promise<FormState> {
  const rules = accountRules(form, 'verifying an address')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const { dead, wrongPassword, wrongPasswordOfChange } = accountMessages(language).links
    const [token, password] = [formText(form, 'token'), formText(form, 'password')]
    const payload = await payloadClient()
    const found = await ownerOfLink(payload, ['verify-email', 'change-email'], token)
    if (!found) return { status: 'error', message: dead }
    if (password === '') return fieldErrorState(language, { password: rules.fields['password-missing'] })
    await countAttempt(payload, 'verifyPerLink', token)
    const outcome =
      password.length <= PASSWORD_MAX_LENGTH ? await confirmEmail(payload, token, password) : 'wrong-password'
    if (outcome === 'verified') return onVerified(language, await verifiedBy(found))
    if (outcome === 'refused') return { status: 'error', message: dead }
    if (outcome === 'wrong-password') {
      const isNew = found.link.purpose === 'verify-email'
      return fieldErrorState(language, { password: isNew ? wrongPassword : wrongPasswordOfChange })
    }
    const person = { ...found.person, email: found.link.email ?? found.person.email }
    const isSignedIn = (await sessionUser())?.id === person.id || (await signInVerified(payload, person))
    if (!isSignedIn) redirect(pathsIn(language).loginNotice('email-changed'))
    await setFlash('email-changed')
    redirect(pathsIn(language).account())
  })
}

/** The same with a new password, for the owner of a mailbox who did not create the account. */
export async function verifyByNewPassword(form: FormData, onVerified: OnVerified): Promise<FormState> {
  const rules = accountRules(form, 'verifying an address by a new password')
  return formAction(form, rules, async ({ language, values }): Promise<FormState> => {
    const dead: FormState = { status: 'error', message: accountMessages(language).links.dead, values }
    const [token, password] = [formText(form, 'token'), formText(form, 'newPassword')]
    const payload = await payloadClient()
    const found = await ownerOfLink(payload, ['verify-email'], token)
    if (!found) return dead
    await countAttempt(payload, 'verifyPerLink', token)
    const checked = await checkedWithPassword(form, ownNameSchema, 'newPassword', [found.person.email])
    if (checked.fieldErrors) return fieldErrorState(language, checked.fieldErrors, values)
    const isOpen = await claimEmail(payload, token, { ...checked.data, password })
    return isOpen ? onVerified(language, await verifiedBy(found)) : dead
  })
}
