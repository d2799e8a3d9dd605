'use server'
import { redirect } from 'next/navigation'
import { signOut } from '@/features/accounts/actions/sign-in'
import { pathsIn, STUDIO_LANGUAGE } from '@/lib/language'
import { setFlash } from '@/lib/request/own-cookie'

/** Ends the session and redirects to the home page, which confirms it; returns whether that failed. */
export async function leaveStudio(_before: boolean): Promise<boolean> {
  const result = await signOut()
  if (!result.ok) return true
  await setFlash('signed-out')
  redirect(pathsIn(STUDIO_LANGUAGE).home())
}
