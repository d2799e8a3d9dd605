import type { Where } from 'payload'

/** The admission rules that visitors read: published ones that do not lie in the trash. */
export const publishedRules = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
})
