'use server'
import { redirect } from 'next/navigation'
import { type Proved, verifyByNewPassword, verifyByPassword } from '@/features/accounts/actions/verify'
import { fulfilWish } from '@/features/saved/keep-actions'
import { ownPath, pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import { setFlash } from '@/lib/request/set-flash'
import type { Language } from '@/lib/text/language'

/** Verifies an address by the link and the account's password. */
export async function verifyAddress(_before: FormState, form: FormData): Promise<FormState> {
  return verifyByPassword(form, goOn)
}

/** Verifies an address by the link and sets the password of its owner. */
export async function claimAddress(_before: FormState, form: FormData): Promise<FormState> {
  return verifyByNewPassword(form, goOn)
}

/** Keeps what the person wanted to keep, and leads to where they were going. */
async function goOn(language: Language, { wish, person, isSignedIn, next }: Proved): Promise<never> {
  if (wish) await fulfilWish(wish, person)
  const paths = pathsIn(language)
  if (!isSignedIn) redirect(paths.loginNotice('verified', ownPath(next, '')))
  await setFlash('verified')
  redirect(ownPath(next, paths.dashboard()))
}
