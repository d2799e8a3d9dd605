import { idOf } from '@/lib/database/record-id'
import type { Job } from '@/payload-types'
import { ageOf, daysToClose } from './facts/age'
import { isWalkInOver } from './facts/walk-in'
import { isOpen } from './open-rule'
import type { JobCardView, JobView } from './view'

/** The fields of a vacancy that its card is made of. */
export type JobCardRow = Pick<Job, 'id' | 'title' | 'postedAt'> &
  Partial<
    Pick<
      Job,
      | 'slug'
      | 'institution'
      | 'department'
      | 'location'
      | 'experience'
      | 'designation'
      | 'type'
      | 'salary'
      | 'deadline'
      | 'isDemo'
      | 'walkInAt'
      | 'walkInUntil'
    >
  >

/** A vacancy as its card shows it on a given day. */
export function jobCard(job: JobCardRow, now: Date = new Date()): JobCardView {
  return {
    id: job.id,
    slug: job.slug ?? job.id,
    title: job.title,
    institution: job.institution || null,
    department: job.department || null,
    location: job.location || null,
    experience: job.experience || null,
    designation: job.designation || null,
    type: job.type ?? null,
    salary: job.salary || null,
    postedAgo: ageOf(job.postedAt, now),
    closesIn: job.deadline ? daysToClose(job.deadline, now) : null,
    walkIn: job.walkInAt
      ? {
          at: job.walkInAt,
          until: job.walkInUntil ?? null,
          isOver: isWalkInOver(job.walkInAt, job.walkInUntil ?? null, now),
        }
      : null,
    isSample: job.isDemo ?? false,
  }
}

/** A vacancy as its own page shows it on a given day. */
export function jobView(job: Job, now: Date = new Date()): JobView {
  return {
    ...jobCard(job, now),
    isOpen: isOpen(job, now),
    hospital: idOf(job.hospital),
    walkInPlace: job.walkInPlace || null,
    qualification: job.qualification || null,
    description: job.description?.trim() || null,
    requirements: job.requirements?.trim() || null,
    postedAt: job.postedAt,
    deadline: job.deadline ?? null,
    updatedAt: job.updatedAt,
  }
}
