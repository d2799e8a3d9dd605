'use server'
import { redirect } from 'next/navigation'
import { isStaff } from '@/cms/access/roles'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { paths, pathsIn } from '@/lib/language'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { accountMessages } from '../messages'
import { resetPassword } from '../operations/passwords'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { accountRules, textOf } from './account-form'
import { signInHere } from './sign-in-here'

/** Sets the first password of somebody who was invited, signs in, and opens the studio for who works there. */
export async function acceptInvitation(_before: FormState, form: FormData): Promise<FormState> {
  const rules = accountRules(form, 'accepting an invitation', 'linkPerIp')
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const [token, password] = [textOf(form, 'token'), textOf(form, 'password')]
    const dead: FormState = { status: 'error', message: accountMessages(language).invitation.dead }
    const payload = await payloadClient()
    const found = await ownerOfLink(payload, ['invitation'], token)
    if (!found) return dead
    const { email, fullName } = found.person
    const problem = await passwordProblem(password, [email, fullName ?? ''])
    if (problem) return fieldErrorState(language, { password: rules.fields[problem] })
    if (!(await resetPassword(payload, token, password))) return dead
    const user = await signInHere(payload, email, password)
    redirect(isStaff(user) ? paths.studio() : pathsIn(language).dashboard())
  })
}
