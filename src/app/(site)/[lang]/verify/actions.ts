'use server'
import { redirect } from 'next/navigation'
import { type Proved, verifyByNewPassword, verifyByPassword } from '@/features/accounts/actions/verify'
import { fulfilIntent } from '@/features/saved/keep-actions'
import type { FormState } from '@/lib/errors/action-result'
import { type Language } from '@/lib/language'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'
import { setFlash } from '@/lib/request/own-cookie'

/** Verifies an email by the link and the account's password. */
export const verifyEmail = async (_before: FormState, form: FormData): Promise<FormState> =>
  verifyByPassword(form, continueVerified)

/** Verifies an email by the link and sets the password of its owner. */
export const claimEmail = async (_before: FormState, form: FormData): Promise<FormState> =>
  verifyByNewPassword(form, continueVerified)

/** Saves the pending intent and redirects to where the person was going. */
async function continueVerified(
  language: Language,
  { pendingIntent, person, isSignedIn, next }: Proved,
): Promise<never> {
  if (pendingIntent) await fulfilIntent(pendingIntent, person)
  const paths = pathsIn(language)
  if (!isSignedIn) redirect(paths.loginNotice('verified', ownPath(next, '')))
  await setFlash('verified')
  redirect(ownPath(next, paths.dashboard()))
}
