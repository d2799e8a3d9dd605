import Link from 'next/link'
import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { jobMessages } from '@/features/jobs/messages'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText, momentText } from '@/lib/text/format'
import { includesText } from '@/lib/text/normal-forms/fold-text'
import { experienceIn } from '@/lib/text/spoken-texts'
import type { WalkInView } from '../facts/walk-in'
import type { JobCardView } from '../view'

// Lists are styled in styles/lists.css, so that their ten entries do not repeat the classes.

/** A list of `JobCard` entries, with column heads if it is wide. */
export function Vacancies({ language, children }: { language: Language; children: ReactNode }) {
  const { heads } = jobMessages(language)
  return (
    <div className="@container/list">
      <div className="vacancies">
        {/* Entries are understandable without the heads. */}
        <div className="heads" aria-hidden="true">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

interface JobCardProps {
  language: Language
  job: JobCardView
  /** The card named by ?highlight=. */
  lit?: boolean
  /** On the hospital's own page, which already shows the name. */
  isOfThisInstitution?: boolean
  /** Why it is ordered here. */
  reason?: string | null
  applied?: ReactNode
  apply?: ReactNode
  save?: ReactNode
}

/**
 * A vacancy in a list: title and institution, place and type, pay, and the actions `apply` and `save`; `applied` marks
 * that the visitor has applied.
 */
export function JobCard({ language, job, lit, isOfThisInstitution, reason, applied, apply, save }: JobCardProps) {
  const stated = (facts: [string, string | null][]) =>
    facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
  const messages = jobMessages(language)
  const what = stated([
    ['institution', isOfThisInstitution ? null : (job.institution ?? messages.confidentialInstitution)],
    [
      'designation',
      job.designation && includesText(job.title, job.designation)
        ? null
        : job.designation && nameIn(language, job.designation),
    ],
    ['experience', job.experience && experienceIn(language, job.experience)],
    ['sample', job.isSample ? messages.sample : null],
  ])
  const where = stated([
    ['location', job.location && nameIn(language, job.location)],
    ['department', job.department && nameIn(language, job.department)],
    ['type', job.type && messages.types[job.type]],
  ])
  return (
    <article className={lit ? 'lit' : undefined} id={`job-${job.id}`}>
      {lit && <p className="sr-only">{messages.highlighted}</p>}
      <h3 lang={languageOfName(job.title)}>
        <Link href={pathsIn(language).job(job.slug)} prefetch={false}>
          {job.title}
        </Link>
      </h3>
      <p className="at">
        {what.map(([name, value]) => (
          <span key={name} lang={languageOfText(value)}>
            {value}
          </span>
        ))}
      </p>
      <ul>
        {where.map(([name, value]) => (
          <li key={name} className={name} lang={languageOfText(value)}>
            {value}
          </li>
        ))}
      </ul>
      {reason && <p className="reason">{reason}</p>}
      <div className="terms">
        {job.salary && <p className="pay">{job.salary}</p>}
        <p className="when">
          <span>{messages.postedAgo(job.postedAgo)}</span>
          {job.walkIn && <WalkInMark language={language} walkIn={job.walkIn} />}
          {job.closesIn !== null && <Status kind="warn">{messages.closesIn(job.closesIn)}</Status>}
          {applied}
        </p>
      </div>
      {(apply || save) && (
        <div className="do">
          <div>{apply}</div>
          {save && <div className="acts">{save}</div>}
        </div>
      )}
    </article>
  )
}

/** A walk-in interview on a card: its time, or that it is over. */
function WalkInMark({ language, walkIn }: { language: Language; walkIn: WalkInView }) {
  const messages = jobMessages(language).walkIn
  return walkIn.isOver ? (
    <span>{messages.over(dayText(language, walkIn.at))}</span>
  ) : (
    <Status kind="warn">{messages.onCard(momentText(language, walkIn.at))}</Status>
  )
}
