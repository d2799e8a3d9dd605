import type { Language } from '@/lib/language'
import 'server-only'
import { contentKeepers, permits } from '@/cms/access/access'
import { documentOfForm } from '@/cms/form-document'
import { isRecordId } from '@/lib/database/record-id'
import type { GuidancePage, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { composeGuidance } from './operations/compose-page'
import { overrideOf } from './operations/guidance-overrides'
import type { GuidanceView } from './view'

/** The page that the newest version of a record makes, published or not; nothing for those who do not keep the content. */
export async function draftOfGuidance(language: Language, id: string, user: User): Promise<GuidanceView | null> {
  if (!permits(contentKeepers, user) || !isRecordId(id)) return null
  const payload = await payloadClient()
  const page = await payload.findByID({
    collection: 'guidance-pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return page ? composeGuidance(language, payload, page, overrideOf(page)) : null
}

/** The page that the studio's form makes as it stands, saved or not; nothing until course and state are chosen. */
export async function guidanceOfForm(language: Language, values: unknown, user: User): Promise<GuidanceView | null> {
  if (!permits(contentKeepers, user)) return null
  const payload = await payloadClient()
  const page = await documentOfForm<GuidancePage>({ payload, user }, 'guidance-pages', values)
  const override = overrideOf(page)
  return composeGuidance(language, payload, page, { ...override, collegeIds: override.collegeIds.filter(isRecordId) })
}
