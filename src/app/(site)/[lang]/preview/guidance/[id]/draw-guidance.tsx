'use server'
import type { ReactNode } from 'react'
import { AnsweredLately } from '@/app/(site)/answered-lately'
import { contentKeepers } from '@/cms/access/access'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceOfForm } from '@/features/guidance/preview-queries'
import { getSiteSettings } from '@/features/pages/queries'
import { presentAdmissionYear } from '@/lib/admission-season'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { permittedUser } from '@/server/route'

/** Draws a guidance page with what the studio's form holds, for those who keep the content; nothing is stored. */
export async function drawGuidance(values: unknown): Promise<ReactNode> {
  const user = await permittedUser(contentKeepers)
  const page = user && (await guidanceOfForm(STUDIO_LANGUAGE, values, user))
  if (!page) return null
  const { admissionYear } = await getSiteSettings()
  return (
    <GuidancePage
      language={STUDIO_LANGUAGE}
      page={page}
      admissionYear={presentAdmissionYear(admissionYear)}
      answered={<AnsweredLately language={STUDIO_LANGUAGE} />}
    />
  )
}
