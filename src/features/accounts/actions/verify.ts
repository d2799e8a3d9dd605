import { redirect } from 'next/navigation'
import 'server-only'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { type Language, pathsIn } from '@/lib/language'
import { countAttempt } from '@/lib/limits/rate-limit'
import { setFlash } from '@/lib/request/own-cookie'
import { formText } from '@/lib/request/unreadable-form'
import type { User } from '@/payload-types'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { PASSWORD_LONGEST } from '../limits'
import { accountMessages } from '../messages'
import { claimEmail, confirmEmail } from '../operations/mailbox/confirm-email'
import { signInProved } from '../operations/session'
import { type LinkOwner, ownerOfLink } from '../operations/tokens'
import { ownNameSchema } from '../schema'
import type { SignInIntent } from '../view'
import { accountRules, checkedWithPassword } from './account-form'

/** Somebody has shown to own the mailbox of a new account, and knows its password. */
export interface Proved extends SignInIntent {
  person: User
  /** They are signed in with it; not where the account is shut. */
  isSignedIn: boolean
}

/** Leads on who has proved it. */
type GoOn = (language: Language, proved: Proved) => Promise<never>

const provedBy = async ({ link, person }: LinkOwner): Promise<Proved> => ({
  person,
  next: link.next ?? null,
  pendingIntent: link.pendingIntent ?? null,
  isSignedIn: await signInProved(await payloadClient(), person),
})

/**
 * Uses up the link of a verification mail by the password of the account and signs in. A changed address leads on by
 * itself. Whoever holds a link that works may try passwords, but not without end: each try takes the server a while.
 * @returns the form as it is to be shown again
 */
export async function verifyByPassword(form: FormData, goOn: GoOn): Promise<FormState> {
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
      password.length <= PASSWORD_LONGEST ? await confirmEmail(payload, token, password) : 'wrong-password'
    if (outcome === 'verified') return goOn(language, await provedBy(found))
    if (outcome === 'refused') return { status: 'error', message: dead }
    if (outcome === 'wrong-password') {
      const isNew = found.link.purpose === 'verify-email'
      return fieldErrorState(language, { password: isNew ? wrongPassword : wrongPasswordOfChange })
    }
    const person = { ...found.person, email: found.link.email ?? found.person.email }
    const isSignedIn = (await sessionUser())?.id === person.id || (await signInProved(payload, person))
    if (!isSignedIn) redirect(pathsIn(language).loginNotice('email-changed'))
    await setFlash('email-changed')
    redirect(pathsIn(language).account())
  })
}

/** The same by a new password, for the owner of a mailbox who does not know the one that was typed first. */
export async function verifyByNewPassword(form: FormData, goOn: GoOn): Promise<FormState> {
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
    return isOpen ? goOn(language, await provedBy(found)) : dead
  })
}
