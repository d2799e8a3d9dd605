import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge, Status } from '@/components/ui/badge'
import { jobMessages } from '@/features/jobs/messages'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import type { JobCardView } from '../view'
import { WalkInMark } from './walk-in'

// A list says how its vacancies look (styles/lists.css), so that none of its ten carries the words for it.

/** A list of vacancies as ruled entries; it asks for a container named "list". */
export const VACANCIES = 'vacancies border-b border-rule'

/** The same inside a part of a page, which is ruled already. */
export const VACANCIES_IN_SECTION = 'vacancies [&>:first-child]:border-t-0 [&>:first-child]:pt-0 [&>:last-child]:pb-0'

/**
 * A vacancy in a list: title and institution first, then where and how, then what it pays and what can be done.
 * `actions` holds Apply Now and Save Job; `applied` a badge when the visitor has applied.
 */
export function JobCard({
  language,
  job,
  lit,
  isOfThisInstitution,
  reason,
  applied,
  actions,
}: {
  language: Language
  job: JobCardView
  /** The card that ?highlight= names. */
  lit?: boolean
  /** On the page of its hospital, whose name stands above already. */
  isOfThisInstitution?: boolean
  /** Why it stands where it does in the list. */
  reason?: string | null
  applied?: ReactNode
  actions?: ReactNode
}) {
  const where = [
    ['department', job.department],
    ['location', job.location],
    ['experience', job.experience],
    ['designation', job.designation],
    ['type', job.type && jobMessages(language).types[job.type]],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <article className={lit ? 'lit' : undefined} id={`job-${job.id}`}>
      {lit && <p className="sr-only">{jobMessages(language).highlighted}</p>}
      <h3>
        <Link href={pathsIn(language).job(job.slug)} prefetch={false}>
          {job.title}
        </Link>
      </h3>
      {(!isOfThisInstitution || job.isSample) && (
        <p className="at">
          {!isOfThisInstitution && (job.institution ?? jobMessages(language).confidentialInstitution)}
          {job.isSample && <Badge>{jobMessages(language).sample}</Badge>}
        </p>
      )}
      <ul>
        {where.map(([name, value]) => (
          <li key={name}>{value}</li>
        ))}
      </ul>
      {reason && <p className="text-sm font-medium text-brand">{reason}</p>}
      <p className="terms">
        {job.salary && <span className="pay">{job.salary}</span>}
        <span>{jobMessages(language).postedAgo(job.postedAgo)}</span>
        {job.walkIn && <WalkInMark language={language} walkIn={job.walkIn} />}
        {job.closesIn !== null && <Status kind="warn">{jobMessages(language).closesIn(job.closesIn)}</Status>}
        {applied}
      </p>
      {actions && <div className="do">{actions}</div>}
    </article>
  )
}
