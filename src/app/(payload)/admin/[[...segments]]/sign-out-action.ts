'use server'
import { redirect } from 'next/navigation'
import { signOut } from '@/features/accounts/actions/sign-out'
import { paths } from '@/lib/addresses/paths'
import { setFlash } from '@/lib/request/set-flash'

/** Ends the session and leads to the home page, which says so; answers with the reason when that failed. */
export async function leaveStudio(_before: string | null): Promise<string | null> {
  const result = await signOut()
  if (!result.ok) return result.message
  await setFlash('signed-out')
  redirect(paths.home())
}
