'use server'
import type { ReactNode } from 'react'
import { contentKeepers } from '@/cms/access/access'
import { permittedUser } from '@/server/route'
import { previewOf } from './screens'

/** Draws a page with what the studio's form holds, for those who keep the content; nothing is stored. */
export async function drawPreview(screen: string, values: unknown): Promise<ReactNode> {
  const user = await permittedUser(contentKeepers)
  return user && previewOf(screen, user, values ?? {})
}
