import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Job, JobApplication, User } from '@/payload-types'
import { unique } from '../access/access-fixtures'

/** An open vacancy. */
export const openVacancy = (payload: Payload, data: Partial<Job> = {}): Promise<Job> =>
  payload.create({
    collection: 'jobs',
    data: {
      title: unique('Resident'),
      department: 'Surgery',
      location: 'Delhi',
      status: 'Active',
      postedAt: new Date().toISOString(),
      ...data,
    },
    overrideAccess: true,
  })

/** The one application of a person for a vacancy. */
export async function onlyApplication(payload: Payload, user: User, job: Job): Promise<JobApplication> {
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ user: { equals: user.id } }, { job: { equals: job.id } }] },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  const [application] = docs
  if (!application) throw new Error('There is no application')
  return application
}
