'use server'
import { redirect } from 'next/navigation'
import { type Proved, verifyByNewPassword, verifyByPassword } from '@/features/accounts/actions/verify'
import { fulfilWish } from '@/features/saved/keep-actions'
import { ownPath, pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import { setFlash } from '@/lib/request/set-flash'
import type { Language } from '@/lib/text/language'
import { languageOfForm } from '@/lib/text/language'

/** Verifies an address by the link and the account's password. */
export async function verifyAddress(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return goOn(language, await verifyByPassword(form))
}

/** Verifies an address by the link and sets the password of its owner. */
export async function claimAddress(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  return goOn(language, await verifyByNewPassword(form))
}

/** Keeps what the person wanted to keep, and leads to where they were going. */
async function goOn(language: Language, answer: Proved | FormState): Promise<FormState> {
  if (!('person' in answer)) return answer
  if (answer.wish) await fulfilWish(answer.wish, answer.person)
  const paths = pathsIn(language)
  if (!answer.isSignedIn) redirect(paths.loginNotice('verified', ownPath(answer.next, '')))
  await setFlash('verified')
  redirect(ownPath(answer.next, paths.dashboard()))
}
