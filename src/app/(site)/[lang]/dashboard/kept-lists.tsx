import Link from 'next/link'
import type { ReactNode } from 'react'
import { choicesIn } from '@/app/(site)/[lang]/my-list/list'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { accountMessages } from '@/features/accounts/messages'
import { choiceListMessages } from '@/features/choice-lists/messages'
import type { KeptList } from '@/features/choice-lists/queries'
import type { collegeCards } from '@/features/colleges/cards/cards-queries'
import { CollegeCard, CollegeRegister, marksOf } from '@/features/colleges/cards/components/college-card'
import { MOST_COMPARED } from '@/features/colleges/compare/compare-params'
import { compareMessages } from '@/features/colleges/compare/messages'
import { JobCard, Vacancies } from '@/features/jobs/vacancies/components/job-card'
import type { jobCards } from '@/features/jobs/vacancies/lists-queries'
import { SaveCollege, SaveJob } from '@/features/saved/components/save-item'
import { type Language, pathsIn } from '@/lib/language'
import { shortDate } from '@/lib/text/format'

/** Saved colleges, each with its facts in one row. */
export function KeptColleges(props: {
  language: Language
  colleges: Awaited<ReturnType<typeof collegeCards>>
  /** How many saved ones are no longer listed. */
  gone: number
}) {
  const { language, colleges, gone } = props
  const messages = accountMessages(language).dashboard
  const goneLine = gone > 0 && <p className="text-sm text-quiet">{messages.goneColleges(gone)}</p>
  if (colleges.length === 0)
    return (
      <>
        <EmptyState
          title={messages.noColleges}
          seed="saved-colleges"
          quiet
          actions={<ArrowLink href={pathsIn(language).colleges()}>{messages.viewColleges}</ArrowLink>}
        >
          {messages.noCollegesText}
        </EmptyState>
        {goneLine}
      </>
    )
  const slugs = colleges.slice(0, MOST_COMPARED).map(({ slug }) => slug)
  return (
    <>
      <p>
        <ButtonLink kind="line" href={pathsIn(language).compare(slugs)} prefetch={false}>
          {compareMessages(language).saved(slugs.length)}
        </ButtonLink>
      </p>
      <CollegeRegister language={language}>
        {colleges.map((college) => (
          <CollegeCard
            language={language}
            key={college.id}
            college={college}
            saveButton={<SaveCollege language={language} college={college} wasSaved />}
          />
        ))}
      </CollegeRegister>
      {goneLine}
      <FigureKey language={language} />
      <SourcePanels language={language} figures={marksOf(colleges)} />
    </>
  )
}

/** Saved choice lists, most recently saved first. */
export function KeptChoiceLists({ language, lists }: { language: Language; lists: readonly KeptList[] }) {
  const messages = choiceListMessages(language)
  const paths = pathsIn(language)
  if (lists.length === 0)
    return (
      <EmptyState
        title={messages.none}
        seed="choice-lists"
        quiet
        actions={<ArrowLink href={paths.myList()}>{messages.make}</ArrowLink>}
      >
        {messages.noneText}
      </EmptyState>
    )
  return (
    <ul className="list-none p-0">
      {lists.map(({ id, name, query, savedAt }) => (
        <li key={id} className="grid gap-1 border-t border-rule py-3">
          <Link href={paths.keptList(id)} prefetch={false} className="wrap-anywhere font-semibold">
            {name}
          </Link>
          <span className="text-sm text-quiet">
            {messages.choices(choicesIn(query).length)} · {messages.savedOn(shortDate(language, savedAt))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface KeptJobsProps {
  language: Language
  jobs: Awaited<ReturnType<typeof jobCards>>
  /** How many saved ones are no longer open. */
  closed: number
  browseJobs: ReactNode
}

/** Saved vacancies that are still open. */
export function KeptJobs({ language, jobs, closed, browseJobs }: KeptJobsProps) {
  const messages = accountMessages(language).dashboard
  return (
    <>
      {jobs.length > 0 ? (
        <Vacancies language={language}>
          {jobs.map((job) => (
            <JobCard
              language={language}
              key={job.id}
              job={job}
              save={<SaveJob language={language} job={job} wasSaved />}
            />
          ))}
        </Vacancies>
      ) : (
        <EmptyState title={messages.noJobs} seed="saved-jobs" quiet actions={browseJobs}>
          {messages.noJobsText}
        </EmptyState>
      )}
      {closed > 0 && <p className="text-sm text-quiet">{messages.closedJobs(closed)}</p>}
    </>
  )
}
