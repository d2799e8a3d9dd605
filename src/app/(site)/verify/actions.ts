'use server'
import { redirect } from 'next/navigation'
import { type Proved, verifyByNewPassword, verifyByPassword } from '@/features/accounts/actions/verify'
import { fulfilWish } from '@/features/saved/keep-actions'
import { ownPath, paths } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'

/** Verifies an address by the link and the account's password. */
export async function verifyAddress(_before: FormState, form: FormData): Promise<FormState> {
  return goOn(await verifyByPassword(form))
}

/** Verifies an address by the link and sets the password of its owner. */
export async function claimAddress(_before: FormState, form: FormData): Promise<FormState> {
  return goOn(await verifyByNewPassword(form))
}

/** Keeps what the person wanted to keep, and leads to the sign-in and from there to where they were going. */
async function goOn(answer: Proved | FormState): Promise<FormState> {
  if (!('person' in answer)) return answer
  if (answer.wish) await fulfilWish(answer.wish, answer.person)
  redirect(paths.loginNotice('verified', ownPath(answer.next, '')))
}
