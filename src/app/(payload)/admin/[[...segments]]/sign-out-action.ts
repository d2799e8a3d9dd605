'use server'
import { redirect } from 'next/navigation'
import { signOut } from '@/features/accounts/actions/sign-in'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { setFlash } from '@/lib/request/own-cookie'

/** Ends the session and redirects to the home page, which confirms it; returns whether that failed. */
export async function leaveStudio(_before: boolean): Promise<boolean> {
  const result = await signOut()
  if (!result.ok) return true
  await setFlash('signed-out')
  redirect(pathsIn(STUDIO_LANGUAGE).home())
}
