'use server'
import type { ReactNode } from 'react'
import { aroundGuidance } from '@/app/(site)/answered-lately'
import { contentKeepers } from '@/cms/access/access'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceOfForm } from '@/features/guidance/queries'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { permittedUser } from '@/server/route'

/** Renders a guidance page with the values of the studio's form, for content keepers; stores nothing. */
export async function drawGuidance(values: unknown): Promise<ReactNode> {
  const user = await permittedUser(contentKeepers)
  const page = user && (await guidanceOfForm(STUDIO_LANGUAGE, values, user))
  if (!page) return null
  return <GuidancePage language={STUDIO_LANGUAGE} page={page} {...(await aroundGuidance(STUDIO_LANGUAGE))} />
}
