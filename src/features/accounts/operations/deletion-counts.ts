import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { countAsServer } from '@/cms/access/access'
import { theirSubscriptions } from '@/cms/subscriptions/erase-subscriptions'
import type { User } from '@/payload-types'

/** How much of a person is deleted with their account. */
export type DeletionCounts = Awaited<ReturnType<typeof deletionCounts>>

export async function deletionCounts(req: PayloadRequest, person: User) {
  // Full authority: administrators may not read all of it; only counts leave this function.
  const count = (collection: CollectionSlug, where: Where) =>
    countAsServer(req.payload, collection, where, { req, trash: true })
  const theirs: Where = { user: { equals: person.id } }
  return {
    applications: await count('job-applications', theirs),
    cvs: await count('resumes', { owner: { equals: person.id } }),
    alerts: await count('subscriptions', theirSubscriptions(person)),
    saved:
      (await count('saved-colleges', theirs)) +
      (await count('saved-jobs', theirs)) +
      (await count('choice-lists', theirs)),
  }
}

/** The counts as the confirmation sends them back: "3.1.0.2". */
export const countsKey = ({ applications, cvs, alerts, saved }: DeletionCounts): string =>
  [applications, cvs, alerts, saved].join('.')

export const isNothing = (goes: DeletionCounts): boolean => Object.values(goes).every((count) => count === 0)
