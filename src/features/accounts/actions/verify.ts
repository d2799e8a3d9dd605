import { redirect } from 'next/navigation'
import { requireForm } from '@/lib/request/unreadable-form'
import type { Language } from '@/lib/text/language'
import { languageOfForm } from '@/lib/text/language'
import 'server-only'
import { pathsIn } from '@/lib/addresses/paths'
import { secondsToWait } from '@/lib/limits/rate-limit'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { setFlash } from '@/lib/request/set-flash'
import type { User } from '@/payload-types'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { PASSWORD_LONGEST } from '../limits'
import { type Confirmed, claimAddress, confirmAddress } from '../operations/mailbox/confirm-address'
import { signInProved } from '../operations/session'
import { type LinkOwner, ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { ownNameSchema } from '../schema'
import { accountTexts } from '../texts'
import type { SignInIntent } from '../view'
import { tooMany } from './guard-attempts'

/** Somebody has shown to own the mailbox of a new account, and knows its password. */
export interface Proved extends SignInIntent {
  person: User
  /** They are signed in with it; not where the account is shut. */
  isSignedIn: boolean
}

const dead = (language: Language): FormState => ({ status: 'error', message: accountTexts(language).links.dead })

const provedBy = async ({ link, person }: LinkOwner): Promise<Proved> => ({
  person,
  next: link.next ?? null,
  wish: link.wish ?? null,
  isSignedIn: await signInProved(await payloadClient(), person),
})

/** Whoever holds a link that works may try passwords, but not without end: each try takes the server a while. */
async function waitForLink(token: string): Promise<number> {
  return secondsToWait(await payloadClient(), 'verifyPerLink', token)
}

/**
 * Uses up the link of a verification mail by the password of the account and signs in. A changed address leads on by
 * itself.
 * @returns who has proved what, or the form as it is to be shown again
 */
export async function verifyByPassword(form: FormData): Promise<Proved | FormState> {
  const language = languageOfForm(form)
  const linkTexts = accountTexts(language).links
  const paths = pathsIn(language)
  requireForm(form)
  const token = String(form.get('token') ?? '')
  const password = String(form.get('password') ?? '')
  let outcome: Confirmed
  let found: LinkOwner | null
  let isSignedIn = false
  try {
    const payload = await payloadClient()
    found = await ownerOfLink(payload, ['verify-email', 'change-email'], token)
    if (!found) return dead(language)
    if (password === '') return fieldsRefused(language, { password: accountTexts(language).fields['password-missing'] })
    const wait = await waitForLink(token)
    if (wait > 0) return tooMany(language, wait)
    const isBearable = password !== '' && password.length <= PASSWORD_LONGEST
    outcome = isBearable ? await confirmAddress(payload, token, password) : 'wrong-password'
    if (outcome === 'verified') return await provedBy(found)
    if (outcome === 'email-changed') {
      const person = { ...found.person, email: found.link.email ?? found.person.email }
      isSignedIn = (await sessionUser())?.id === person.id || (await signInProved(payload, person))
    }
  } catch (error) {
    await logFailure('verifying an address', error)
    return { status: 'error', message: accountTexts(language).common.unexpected }
  }
  if (outcome === 'refused') return dead(language)
  if (outcome === 'wrong-password') {
    const isNew = found.link.purpose === 'verify-email'
    return fieldsRefused(language, { password: isNew ? linkTexts.wrongPassword : linkTexts.wrongPasswordOfChange })
  }
  if (!isSignedIn) redirect(paths.loginNotice('email-changed'))
  await setFlash('email-changed')
  redirect(paths.account())
}

/** The same by a new password, for the owner of a mailbox who does not know the one that was typed first. */
export async function verifyByNewPassword(form: FormData): Promise<Proved | FormState> {
  const language = languageOfForm(form)
  const fieldTexts = accountTexts(language).fields
  const values = typedValues(form, ['newPassword', 'token'])
  const token = String(form.get('token') ?? '')
  const password = String(form.get('newPassword') ?? '')
  try {
    const payload = await payloadClient()
    const found = await ownerOfLink(payload, ['verify-email'], token)
    if (!found) return { ...dead(language), values }
    const wait = await waitForLink(token)
    if (wait > 0) return tooMany(language, wait, values)
    const parsed = ownNameSchema.safeParse(values)
    const about = parsed.success ? [parsed.data.fullName] : []
    const weak = await passwordProblem(password, [found.person.email, ...about])
    if (!parsed.success || weak) {
      const fieldErrors = {
        ...(parsed.success ? {} : fieldErrorsOf(parsed.error, fieldTexts)),
        ...(weak ? { newPassword: fieldTexts[weak] } : {}),
      }
      return fieldsRefused(language, fieldErrors, values)
    }
    const isOpen = await claimAddress(payload, token, { fullName: parsed.data.fullName, password })
    return isOpen ? await provedBy(found) : { ...dead(language), values }
  } catch (error) {
    await logFailure('verifying an address by a new password', error)
    return { status: 'error', message: accountTexts(language).common.unexpected, values }
  }
}
