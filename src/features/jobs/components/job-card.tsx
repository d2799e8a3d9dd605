import Link from 'next/link'
import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { paths } from '@/lib/paths'
import { jobTexts } from '../texts'
import type { JobCardView } from '../view'

/**
 * A vacancy in a list: title and institution first, then where and how, then what it pays and what can be done.
 * `actions` holds Apply Now and Save Job; `applied` a badge when the visitor has applied.
 */
export function JobCard({
  job,
  lit,
  applied,
  actions,
}: {
  job: JobCardView
  /** The card that ?highlight= names. */
  lit?: boolean
  applied?: ReactNode
  actions?: ReactNode
}) {
  const where = [
    ['department', job.department],
    ['location', job.location],
    ['experience', job.experience],
    ['designation', job.designation],
    ['type', job.type],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <article className={lit ? 'job lit' : 'job'} id={`job-${job.id}`}>
      {lit && <p className="sr">{jobTexts.highlighted}</p>}
      <h3>
        <Link href={paths.job(job.slug)} prefetch={false}>
          {job.title}
        </Link>
      </h3>
      <p className="at">{job.institution ?? jobTexts.confidentialInstitution}</p>
      <ul className="where">
        {where.map(([name, value]) => (
          <li key={name}>{value}</li>
        ))}
      </ul>
      <p className="meta">
        {job.salary && <span className="pay num">{job.salary}</span>}
        <span>{job.postedLabel}</span>
        {job.deadlineLabel && <Status kind="warn">{job.deadlineLabel}</Status>}
        {applied}
      </p>
      {actions && <div className="do">{actions}</div>}
    </article>
  )
}
