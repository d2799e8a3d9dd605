import type { PayloadRequest } from 'payload'

/**
 * Deletes a CV, with its file, unless somebody still needs it: its owner in the profile, or the team with an application
 * that was not withdrawn. A withdrawn application loses it.
 */
export async function releaseResume(req: PayloadRequest, resume: string): Promise<void> {
  const { payload } = req
  // Full authority throughout: the CV's owner asked for this, or its time is over; rows are only counted.
  const [inProfiles, inApplications] = [
    await payload.count({ collection: 'users', where: { resume: { equals: resume } }, overrideAccess: true, req }),
    await payload.count({
      collection: 'job-applications',
      where: { and: [{ resume: { equals: resume } }, { status: { not_equals: 'withdrawn' } }] },
      overrideAccess: true,
      req,
    }),
  ]
  if (inProfiles.totalDocs > 0 || inApplications.totalDocs > 0) return
  await payload.delete({
    collection: 'resumes',
    where: { id: { equals: resume } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
