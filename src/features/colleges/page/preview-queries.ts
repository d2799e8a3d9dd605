import { isRecordId } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import 'server-only'
import { contentKeepers, permits } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { shelfLives } from '@/server/shelf-lives'
import { collegeView } from './college-view'
import type { CollegeView } from './view'

/** The newest version of a college, published or not; nothing for those who do not keep the content. */
export async function draftOfCollege(language: Language, id: string, user: User): Promise<CollegeView | null> {
  if (!permits(contentKeepers, user) || !isRecordId(id)) return null
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const college = await payload.findByID({
    collection: 'colleges',
    id,
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return college ? collegeView(language, college, shelf) : null
}
