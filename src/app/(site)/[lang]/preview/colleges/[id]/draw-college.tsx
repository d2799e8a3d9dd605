'use server'
import type { ReactNode } from 'react'
import { contentKeepers } from '@/cms/access/access'
import { documentOfForm } from '@/cms/form-document'
import { asSaved } from '@/features/colleges/figures/card-figures'
import { collegeView } from '@/features/colleges/page/college-view'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { College } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { permittedUser } from '@/server/route'
import { shelfLives } from '@/server/shelf-lives'
import { CollegeScreen } from '../../../colleges/college-screen'

/** Renders a college with the values of the studio's form, for content keepers; stores nothing. */
export async function drawCollege(values: unknown): Promise<ReactNode> {
  const user = await permittedUser(contentKeepers)
  if (!user) return null
  const payload = await payloadClient()
  const college = await documentOfForm<College>({ payload, user }, 'colleges', values)
  return (
    <CollegeScreen
      language={STUDIO_LANGUAGE}
      college={collegeView(STUDIO_LANGUAGE, asSaved(college), await shelfLives())}
    />
  )
}
