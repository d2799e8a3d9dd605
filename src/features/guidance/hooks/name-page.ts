import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { countAsServer, readAsServer } from '@/cms/access/access'
import { trashMove } from '@/cms/trash/trash-hooks'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { GuidancePage } from '@/payload-types'
import { guidanceDeskMessages } from '../admin/messages'
import { guidanceMessages } from '../messages'

/** Generates an empty heading ("MBBS in Bihar"), and reports a duplicate page plainly. */
export const namePage: CollectionBeforeValidateHook<GuidancePage> = async ({ data, originalDoc, req }) => {
  const courseId = idOf(data?.course ?? originalDoc?.course)
  const regionId = idOf(data?.region ?? originalDoc?.region)
  if (!data || !courseId || !regionId) return data
  if ((await countOthers(req, courseId, regionId, originalDoc?.id)) > 0) {
    // The trash list has no field to mark, only a message.
    if (trashMove(originalDoc, data) === 'restored') throw apiError(guidanceDeskMessages.errorMessages, 'written-anew')
    const errors = [{ path: 'region', message: guidanceDeskMessages.alreadyWritten }]
    throw new ValidationError({ collection: 'guidance-pages', errors, req })
  }
  const title = 'title' in data ? data.title : originalDoc?.title
  if (title?.trim()) return data
  const [course, region] = await Promise.all([
    readAsServer(req, 'courses', courseId),
    readAsServer(req, 'regions', regionId),
  ])
  if (!course || !region) return data
  return { ...data, title: guidanceMessages(STUDIO_LANGUAGE).heading(course.name, region.name) }
}

/** Number of other pages of the same course and region. */
function countOthers(req: PayloadRequest, course: string, region: string, ownId: string | undefined) {
  const ofBoth: Where[] = [{ course: { equals: course } }, { region: { equals: region } }]
  const where = { and: [...ofBoth, ...(ownId ? [{ id: { not_equals: ownId } }] : [])] }
  // Full authority: other editors' drafts count.
  return countAsServer(req.payload, 'guidance-pages', where, { req })
}
