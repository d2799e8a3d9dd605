import Link from 'next/link'
import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { jobTexts } from '@/features/jobs/texts'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import type { JobCardView } from '../view'

const CARD = [
  'relative grid gap-x-8 gap-y-[0.35rem] border-t border-rule py-[1.4rem] target:vacancy-lit',
  '@min-[44rem]/list:grid-cols-[minmax(0,1fr)_8.75rem_9rem] @min-[44rem]/list:grid-rows-[auto_auto_auto] @min-[44rem]/list:gap-x-5 @min-[44rem]/list:[&>*]:col-start-1',
  '@min-[56rem]/list:grid-cols-[minmax(0,1fr)_10rem_9.5rem] @min-[56rem]/list:gap-x-8',
].join(' ')
const LIT = 'vacancy-lit'

/** A list of vacancies as ruled entries; it asks for a container named "list". */
export const VACANCIES = 'border-b border-rule'

/** The same inside a part of a page, which is ruled already. */
export const VACANCIES_IN_SECTION = '[&>:first-child]:border-t-0 [&>:first-child]:pt-0 [&>:last-child]:pb-0'

/**
 * A vacancy in a list: title and institution first, then where and how, then what it pays and what can be done.
 * `actions` holds Apply Now and Save Job; `applied` a badge when the visitor has applied.
 */
export function JobCard({
  language,
  job,
  lit,
  applied,
  actions,
}: {
  language: Language
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
    ['type', job.type && jobTexts(language).types[job.type]],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <article className={lit ? `${CARD} ${LIT}` : CARD} id={`job-${job.id}`}>
      {lit && <p className="sr-only">{jobTexts(language).highlighted}</p>}
      <h3>
        <Link
          className="text-ink no-underline hover:text-brand hover:underline hover:decoration-2"
          href={pathsIn(language).job(job.slug)}
          prefetch={false}
        >
          {job.title}
        </Link>
      </h3>
      <p className="font-medium">{job.institution ?? jobTexts(language).confidentialInstitution}</p>
      <ul className="flex flex-wrap gap-x-[0.55rem] text-quiet">
        {where.map(([name, value]) => (
          <li key={name} className="not-last:after:ml-[0.55rem] not-last:after:content-['·']">
            {value}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline gap-x-[1.1rem] gap-y-[0.15rem] text-sm text-quiet @min-[44rem]/list:col-start-2! @min-[44rem]/list:row-span-3 @min-[44rem]/list:row-start-1 @min-[44rem]/list:grid @min-[44rem]/list:content-start @min-[44rem]/list:gap-[0.2rem]">
        {job.salary && (
          <span className="text-base font-semibold text-ink tabular-nums lining-nums @min-[44rem]/list:pb-[0.15rem] @min-[44rem]/list:leading-heading">
            {job.salary}
          </span>
        )}
        <span>{jobTexts(language).postedAgo(job.postedAgo)}</span>
        {job.closesIn !== null && <Status kind="warn">{jobTexts(language).closesIn(job.closesIn)}</Status>}
        {applied}
      </p>
      {actions && (
        <div className="flex flex-wrap items-start gap-2 pt-2 @min-[44rem]/list:col-start-3! @min-[44rem]/list:row-span-3 @min-[44rem]/list:row-start-1 @min-[44rem]/list:flex-col @min-[44rem]/list:items-stretch @min-[44rem]/list:gap-1 @min-[44rem]/list:pt-0">
          {actions}
        </div>
      )}
    </article>
  )
}
