'use server'
import type { ReactNode } from 'react'
import { keepsContent } from '@/cms/roles'
import { sessionUser } from '@/lib/session'
import { previewOf } from './screens'

/** Draws a page with what the studio's form holds, for those who keep the content; nothing is stored. */
export async function drawPreview(screen: string, values: unknown): Promise<ReactNode> {
  const user = await sessionUser()
  if (!user || !keepsContent(user)) return null
  return previewOf(screen, user, values ?? {})
}
