'use server'
import type { ReactNode } from 'react'
import { documentOfForm } from '@/cms/form-document'
import { keepsContent } from '@/cms/roles'
import { collegeView } from '@/features/colleges/college-view'
import { payloadClient } from '@/lib/payload'
import { sessionUser } from '@/lib/session'
import type { College } from '@/payload-types'
import { CollegeScreen } from '../../../colleges/college-screen'

/** Draws a college with what the studio's form holds, for those who keep the content; nothing is stored. */
export async function drawCollege(values: unknown): Promise<ReactNode> {
  const user = await sessionUser()
  if (!user || !keepsContent(user)) return null
  const payload = await payloadClient()
  const college = await documentOfForm<College>({ payload, user }, 'colleges', values)
  return <CollegeScreen college={collegeView(college)} />
}
