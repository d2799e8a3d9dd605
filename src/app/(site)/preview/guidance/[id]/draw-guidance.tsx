'use server'
import type { ReactNode } from 'react'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceOfForm } from '@/features/guidance/preview-queries'
import { sessionUser } from '@/lib/session'

/** Draws a guidance page with what the studio's form holds, for those who keep the content; nothing is stored. */
export async function drawGuidance(values: unknown): Promise<ReactNode> {
  const user = await sessionUser()
  const page = user && (await guidanceOfForm(values, user))
  return page ? <GuidancePage page={page} /> : null
}
