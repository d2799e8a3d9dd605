import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { asServer } from '@/cms/access/access'
import { trashMove } from '@/cms/trash/trash-hooks'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import { guidanceDeskMessages } from '../admin/messages'
import { guidanceMessages } from '../messages'

/** Fills the heading ("MBBS in Bihar") when an editor leaves it empty, and says plainly when the page is written already. */
export const namePage: CollectionBeforeValidateHook<GuidancePage> = async ({ data, originalDoc, req }) => {
  const courseId = idOf(data?.course ?? originalDoc?.course)
  const regionId = idOf(data?.region ?? originalDoc?.region)
  if (!data || !courseId || !regionId) return data
  const isRestored = trashMove(originalDoc, data) === 'restored'
  await rejectSecondPage({ courseId, regionId, ownId: originalDoc?.id, isRestored, req })
  const title = 'title' in data ? data.title : originalDoc?.title
  if (title?.trim()) return data
  const [course, region] = await Promise.all([
    req.payload.findByID({ collection: 'courses', id: courseId, disableErrors: true, ...asServer(req) }),
    req.payload.findByID({ collection: 'regions', id: regionId, disableErrors: true, ...asServer(req) }),
  ])
  if (!course || !region) return data
  return { ...data, title: guidanceMessages(STUDIO_LANGUAGE).heading(course.name, region.name) }
}

async function rejectSecondPage({
  courseId,
  regionId,
  ownId,
  isRestored,
  req,
}: {
  courseId: string
  regionId: string
  ownId: string | undefined
  isRestored: boolean
  req: Parameters<CollectionBeforeValidateHook>[0]['req']
}) {
  // Full authority: drafts count as well, whoever wrote them.
  const { totalDocs } = await req.payload.count({
    collection: 'guidance-pages',
    where: {
      and: [
        { course: { equals: courseId } },
        { region: { equals: regionId } },
        ...(ownId ? [{ id: { not_equals: ownId } }] : []),
      ],
    },
    ...asServer(req),
  })
  // The list of the trash shows no field to mark, only a sentence.
  if (totalDocs > 0 && isRestored) throw apiError(guidanceDeskMessages.errorMessages, 'written-anew')
  if (totalDocs > 0) {
    throw new ValidationError({
      collection: 'guidance-pages',
      errors: [{ path: 'region', message: guidanceDeskMessages.alreadyWritten }],
      req,
    })
  }
}
