'use server'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { isStaff } from '@/cms/access/roles'
import { paths, pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { refusedState } from '@/lib/refusals/refused-state'
import { requireForm } from '@/lib/request/unreadable-form'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { resetPassword } from '../operations/passwords'
import { keepSession, rememberDevice } from '../operations/session'
import { openSession } from '../operations/session-rows'
import { ownerOfLink } from '../operations/tokens'
import { passwordProblem } from '../password'
import { accountTexts } from '../texts'
import { tooMany, waitForAddress } from './guard-attempts'

/** Sets the first password of somebody who was invited, signs in, and opens the studio for who works there. */
export async function acceptInvitation(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const invitationTexts = accountTexts(language).invitation
  requireForm(form)
  const token = String(form.get('token') ?? '')
  const password = String(form.get('password') ?? '')
  let isForStudio: boolean
  try {
    const wait = await waitForAddress('linkPerAddress')
    if (wait > 0) return tooMany(language, wait)
    const payload = await payloadClient()
    const found = await ownerOfLink(payload, ['invitation'], token)
    if (!found) return { status: 'error', message: invitationTexts.dead }
    const { email, fullName } = found.person
    const problem = await passwordProblem(password, [email, fullName ?? ''])
    if (problem) return fieldsRefused(language, { password: accountTexts(language).fields[problem] })
    if (!(await resetPassword(payload, token, password))) return { status: 'error', message: invitationTexts.dead }
    const req = await createLocalReq({}, payload)
    const session = await openSession(req, email, password)
    await keepSession(session.token)
    await rememberDevice(payload, email)
    isForStudio = isStaff(session.user)
  } catch (error) {
    const refused = refusedState(error, accountTexts(language).accountRefusals)
    if (refused) return refused
    await logFailure('accepting an invitation', error)
    return { status: 'error', message: accountTexts(language).common.unexpected }
  }
  redirect(isForStudio ? paths.studio() : pathsIn(language).dashboard())
}
