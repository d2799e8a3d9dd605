import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { rejectTrashing } from '@/cms/hooks/dependents'
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
    // Full authority: drafts count as well, whoever deletes.
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

const withHooks = (
  collection: CollectionConfig,
  {
    beforeDelete,
    afterChange = [],
  }: { beforeDelete: CollectionBeforeDeleteHook; afterChange?: CollectionAfterChangeHook[] },
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), rejectTrashing(beforeDelete)],
    beforeDelete: [beforeDelete, ...(collection.hooks?.beforeDelete ?? [])],
    afterChange: [...afterChange, ...(collection.hooks?.afterChange ?? [])],
  },
})

/** Renames propagate to a state's colleges, and states with colleges cannot be deleted. */
export const regionsWithColleges = (regions: CollectionConfig): CollectionConfig =>
  withHooks(regions, {
    beforeDelete: rejectWhileColleges<Region>('regions', countCollegesIn, messages.liesIn),
    afterChange: [renameInColleges],
  })

/** Courses with colleges cannot be deleted. */
export const coursesWithColleges = (courses: CollectionConfig): CollectionConfig =>
  withHooks(courses, {
    beforeDelete: rejectWhileColleges<Course>(
      'courses',
      (req, { key }) => countCollegesTeaching(req, key),
      messages.teaches,
    ),
  })
