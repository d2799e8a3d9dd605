import type { Job } from '@/payload-types'
import { closingLabel, postedLabel } from './labels'
import type { JobCardView } from './view'

/** A vacancy as its card shows it on a given day. */
export function jobCard(job: Job, now: Date = new Date()): JobCardView {
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
    postedLabel: postedLabel(job.postedAt, now),
    deadlineLabel: job.deadline ? closingLabel(job.deadline, now) : null,
  }
}
