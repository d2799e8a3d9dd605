'use server'
import type { ReactNode } from 'react'
import { contentKeepers } from '@/cms/access/access'
import { permittedUser } from '@/server/route'
import { previewOf } from './screens'

/** Renders a page with the values of the studio's form, for content keepers; stores nothing. */
export async function drawPreview(screen: string, values: unknown): Promise<ReactNode> {
  const user = await permittedUser(contentKeepers)
  return user && previewOf(screen, user, values ?? {})
}
