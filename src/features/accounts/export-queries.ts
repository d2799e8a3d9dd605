import type { Payload } from 'payload'
import 'server-only'
import type { User } from '@/payload-types'

/** Fields of the sign-in, or of no use outside the database. */
const INTERNAL = new Set(['sessions', 'collection', '_strategy', '_sid', 'resetPasswordToken'])

const withoutInternal = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name)))

/** Everything stored about a person, read with their own permissions, so that it contains nothing of others. */
export async function exportOf(payload: Payload, user: User): Promise<Record<string, unknown>> {
  const own = { overrideAccess: false, user: { ...user, collection: 'users' }, pagination: false, depth: 0 } as const
  const mine = { user: { equals: user.id } }
  const myFiles = { owner: { equals: user.id } }
  const [account, photos, resumes, applications, colleges, jobs, lists] = await Promise.all([
    payload.findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: false, user: own.user }),
    payload.find({ collection: 'profile-photos', where: myFiles, ...own }),
    payload.find({ collection: 'resumes', where: myFiles, ...own }),
    // The team's notes are excluded; Payload would show an unreadable list as empty.
    payload.find({ collection: 'job-applications', where: mine, select: { notes: false }, ...own }),
    payload.find({ collection: 'saved-colleges', where: mine, ...own, depth: 1 }),
    payload.find({ collection: 'saved-jobs', where: mine, ...own, depth: 1 }),
    payload.find({ collection: 'choice-lists', where: mine, select: { shareKey: false }, ...own }),
  ])
  return {
    exportedAt: new Date().toISOString(),
    account: withoutInternal(account),
    profilePhotos: photos.docs,
    resumes: resumes.docs,
    jobApplications: applications.docs,
    savedColleges: colleges.docs.map(({ college, createdAt }) => ({ savedAt: createdAt, college: named(college) })),
    choiceLists: lists.docs,
    savedJobs: jobs.docs.map(({ job, createdAt }) => ({ savedAt: createdAt, job: named(job) })),
  }
}

const named = (item: string | { id: string; slug?: string | null; name?: string; title?: string }) =>
  typeof item === 'string'
    ? { id: item }
    : { id: item.id, slug: item.slug ?? null, name: item.name ?? item.title ?? null }
