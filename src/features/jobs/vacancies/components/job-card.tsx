import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge, Status } from '@/components/ui/badge'
import { DOTTED } from '@/components/ui/dotted'
import { jobTexts } from '@/features/jobs/texts'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import type { JobCardView } from '../view'
import { WalkInMark } from './walk-in'

// A list says how its vacancies look, once, so that none of its ten carries the words for it.
const ENTRIES = [
  '[&_article]:relative [&_article]:grid [&_article]:gap-x-8 [&_article]:gap-y-1.5 [&_article]:border-t [&_article]:border-rule [&_article]:py-5',
  // The vacancy that the address names.
  '[&_:is(.lit,:target)]:bg-brand-wash [&_:is(.lit,:target)]:shadow-[-1rem_0_var(--color-brand-wash),1rem_0_var(--color-brand-wash)]',
  DOTTED,
  '[&_h3_a]:text-ink [&_h3_a]:decoration-edge [&_h3_a:hover]:text-brand [&_h3_a:hover]:decoration-current [&_h3_a:hover]:decoration-2',
  '[&_.at]:font-medium [&_ul]:text-quiet',
  '[&_.terms]:flex [&_.terms]:flex-wrap [&_.terms]:items-baseline [&_.terms]:gap-x-4 [&_.terms]:gap-y-0.5 [&_.terms]:text-sm [&_.terms]:text-quiet',
  '[&_.pay]:text-base [&_.pay]:font-semibold [&_.pay]:text-ink [&_.pay]:tabular-nums [&_.pay]:lining-nums',
  '[&_.do]:flex [&_.do]:flex-wrap [&_.do]:items-start [&_.do]:gap-2 [&_.do]:pt-1.5',
  '@min-[44rem]/list:[&_article]:grid-cols-[minmax(0,1fr)_8.75rem_9rem] @min-[44rem]/list:[&_article]:grid-rows-[auto_auto_1fr] @min-[44rem]/list:[&_article]:gap-x-5 @min-[44rem]/list:[&_article>*]:col-start-1',
  '@min-[56rem]/list:[&_article]:grid-cols-[minmax(0,1fr)_10rem_9.5rem] @min-[56rem]/list:[&_article]:gap-x-8',
  '@min-[44rem]/list:[&_.terms]:col-start-2! @min-[44rem]/list:[&_.terms]:row-span-3 @min-[44rem]/list:[&_.terms]:row-start-1 @min-[44rem]/list:[&_.terms]:grid @min-[44rem]/list:[&_.terms]:content-start @min-[44rem]/list:[&_.pay]:leading-heading @min-[44rem]/list:[&_.pay]:pb-0.5',
  '@min-[44rem]/list:[&_.do]:col-start-3! @min-[44rem]/list:[&_.do]:row-span-3 @min-[44rem]/list:[&_.do]:row-start-1 @min-[44rem]/list:[&_.do]:flex-col @min-[44rem]/list:[&_.do]:items-stretch @min-[44rem]/list:[&_.do]:gap-0.5 @min-[44rem]/list:[&_.do]:pt-0',
].join(' ')

/** A list of vacancies as ruled entries; it asks for a container named "list". */
export const VACANCIES = `border-b border-rule ${ENTRIES}`

/** The same inside a part of a page, which is ruled already. */
export const VACANCIES_IN_SECTION = `${ENTRIES} [&>:first-child]:border-t-0 [&>:first-child]:pt-0 [&>:last-child]:pb-0`

/**
 * A vacancy in a list: title and institution first, then where and how, then what it pays and what can be done.
 * `actions` holds Apply Now and Save Job; `applied` a badge when the visitor has applied.
 */
export function JobCard({
  language,
  job,
  lit,
  isOfThisHospital,
  reason,
  applied,
  actions,
}: {
  language: Language
  job: JobCardView
  /** The card that ?highlight= names. */
  lit?: boolean
  /** On the page of its hospital, whose name stands above already. */
  isOfThisHospital?: boolean
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
    ['type', job.type && jobTexts(language).types[job.type]],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <article className={lit ? 'lit' : undefined} id={`job-${job.id}`}>
      {lit && <p className="sr-only">{jobTexts(language).highlighted}</p>}
      <h3>
        <Link href={pathsIn(language).job(job.slug)} prefetch={false}>
          {job.title}
        </Link>
      </h3>
      {(!isOfThisHospital || job.isSample) && (
        <p className="at flex flex-wrap items-baseline gap-x-3">
          {!isOfThisHospital && (job.institution ?? jobTexts(language).confidentialInstitution)}
          {job.isSample && <Badge>{jobTexts(language).sample}</Badge>}
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
        <span>{jobTexts(language).postedAgo(job.postedAgo)}</span>
        {job.walkIn && <WalkInMark language={language} walkIn={job.walkIn} />}
        {job.closesIn !== null && <Status kind="warn">{jobTexts(language).closesIn(job.closesIn)}</Status>}
        {applied}
      </p>
      {actions && <div className="do">{actions}</div>}
    </article>
  )
}
