import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { MOST_RESUMES, MOST_UNUSED_RESUMES } from '../limits'
import { holdResumesOf, resumesOf } from '../operations/resume-queries'

const CONFLICT = 409

/**
 * Refuses a CV of somebody whose applications hold as many as one person may keep. Two uploads at once are counted
 * one after the other.
 * @throws APIError 409
 */
export const roomForResume: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const owner = idOf(data.owner) ?? ''
  await holdResumesOf(req, owner)
  const { unused, total } = await resumesOf(req, owner)
  if (total >= MOST_RESUMES && unused.length === 0) {
    throw apiError(fileErrorMessages(STUDIO_LANGUAGE), 'too-many-resumes', CONFLICT, { most: MOST_RESUMES })
  }
  return data
}

/** A new CV takes the place of the oldest ones that nothing refers to; one that was sent stays. */
export const keepFewResumes: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  const { unused, total } = await resumesOf(req, idOf(doc.owner) ?? '')
  const others = unused.filter((id) => id !== doc.id)
  const places = Math.max(0, Math.min(MOST_UNUSED_RESUMES - 1, MOST_RESUMES - total + others.length))
  const surplus = others.slice(places)
  if (surplus.length === 0) return doc
  // Full authority: only rows of the same owner are named.
  await req.payload.delete({ collection: 'resumes', where: { id: { in: surplus } }, overrideAccess: true, req })
  return doc
}
