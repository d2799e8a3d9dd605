'use server'
import { redirect } from 'next/navigation'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState, sessionEnded } from '@/lib/errors/field-error-state'
import { pathsIn } from '@/lib/language'
import { mailboxOf } from '@/lib/limits/mailbox'
import { countAttempt } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { formText } from '@/lib/request/unreadable-form'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { accountMessages } from '../messages'
import { comeOfAge, decideAsGuardian, nameGuardian } from '../operations/guardian'
import { guardianSchema } from '../schema'
import { accountRules, countMail } from './account-form'

/** A parent agrees, or withdraws, through the link of their mail. */
export async function decideByLink(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'keeping what a parent decides')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const link = formText(form, 'token')
    const payload = await payloadClient()
    if (await decideAsGuardian(payload, link, form.get('agrees') === 'yes'))
      return redirect(pathsIn(language).guardian(link))
    await countAttempt(payload, 'wrongLinkPerIp', await clientIp())
    return { status: 'error', message: accountMessages(language).guardian.dead }
  })
}

/** Names a parent, or mails the named one again. */
export async function askParent(_before: FormState, form: FormData): Promise<FormState> {
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
export async function sayOfAge(_before: FormState, form: FormData): Promise<FormState> {
  return formAction(form, accountRules(form, 'coming of age'), async ({ language }): Promise<FormState> => {
    const { accountErrorMessages } = accountMessages(language)
    const user = await sessionUser()
    if (!user) return sessionEnded(language, accountErrorMessages['session-ended'])
    await comeOfAge(await payloadClient(), user)
    return redirect(pathsIn(language).account())
  })
}
