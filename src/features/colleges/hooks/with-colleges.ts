import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { rejectTrashing } from '@/cms/hooks/dependents'
import { withHooks } from '@/cms/hooks/with-hooks'
import { clearTags, tags } from '@/lib/caching/cache'
import { apiError } from '@/lib/errors/expected-error'
import type { Course, Region } from '@/payload-types'
import { collegeDeskMessages as messages } from '../admin/messages'
import { countCollegesIn, countCollegesTeaching, renameState } from './place-queries'

/** Rejects deleting what colleges refer to: they would be listed nowhere, and a permanent page would vanish. */
const rejectWhileColleges =
  <Named>(
    collection: 'courses' | 'regions',
    count: (req: PayloadRequest, named: Named) => Promise<number>,
    message: (colleges: number) => string,
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // Full authority: drafts count as well, whatever the caller may read.
    const named = await req.payload.findByID({ collection, id, trash: true, disableErrors: true, ...asServer(req) })
    const colleges = named ? await count(req, named as Named) : 0
    if (colleges > 0) throw apiError({ 'still-in-use': message(colleges) }, 'still-in-use')
  }

/** A college stores its state's name, which lists and pages compare as a whole. */
const renameInColleges: CollectionAfterChangeHook<Region> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create' || doc.kind === 'Country' || doc.name === previousDoc.name) return doc
  await renameState(req, previousDoc, doc.name)
  const states = [previousDoc.name, doc.name].map(tags.collegesOf)
  clearTags(req, [
    tags.colleges(),
    tags.allColleges(),
    tags.collegeCards(),
    tags.collegeFigures(),
    tags.cutOffs(),
    ...states,
  ])
  return doc
}

const deletionHooks = (rejection: CollectionBeforeDeleteHook) => ({
  first: { beforeDelete: [rejection] },
  last: { beforeChange: [rejectTrashing(rejection)] },
})

/** Renames propagate to a state's colleges, and states with colleges cannot be deleted. */
export const regionsWithColleges = (regions: CollectionConfig): CollectionConfig => {
  const { first, last } = deletionHooks(rejectWhileColleges<Region>('regions', countCollegesIn, messages.liesIn))
  return withHooks(regions, { first: { ...first, afterChange: [renameInColleges] }, last })
}

/** Courses with colleges cannot be deleted. */
export const coursesWithColleges = (courses: CollectionConfig): CollectionConfig => {
  const count = (req: PayloadRequest, { key }: Course) => countCollegesTeaching(req, key)
  return withHooks(courses, deletionHooks(rejectWhileColleges('courses', count, messages.teaches)))
}
