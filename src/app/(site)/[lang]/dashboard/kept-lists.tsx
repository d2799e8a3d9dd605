import type { ReactNode } from 'react'
import { FigureKey } from '@/components/sources/figure-key'
import { SourcePanels } from '@/components/sources/source-panels'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { accountMessages } from '@/features/accounts/messages'
import type { collegeCards } from '@/features/colleges/cards/cards-queries'
import { marksOf } from '@/features/colleges/cards/components/card-sources'
import { CollegeCard } from '@/features/colleges/cards/components/college-card'
import { CollegeRegister } from '@/features/colleges/cards/components/college-lists'
import { MOST_COMPARED } from '@/features/colleges/compare/compare-params'
import { compareMessages } from '@/features/colleges/compare/messages'
import { JobCard, Vacancies } from '@/features/jobs/vacancies/components/job-card'
import type { jobCards } from '@/features/jobs/vacancies/lists-queries'
import { SaveCollege, SaveJob } from '@/features/saved/components/save-item'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'

/** The colleges that somebody keeps, each with its facts in one row. */
export function KeptColleges({
  language,
  colleges,
}: {
  language: Language
  colleges: Awaited<ReturnType<typeof collegeCards>>
}) {
  const texts = accountMessages(language).dashboard
  if (colleges.length === 0) {
    return (
      <EmptyState
        title={texts.noColleges}
        seed="saved-colleges"
        actions={<ButtonLink href={pathsIn(language).colleges()}>{texts.viewColleges}</ButtonLink>}
      >
        {texts.noCollegesText}
      </EmptyState>
    )
  }
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
      <FigureKey language={language} />
      <SourcePanels language={language} figures={marksOf(colleges)} />
    </>
  )
}

interface KeptJobsProps {
  language: Language
  jobs: Awaited<ReturnType<typeof jobCards>>
  /** How many more are kept that are no longer open. */
  closed: number
  browseJobs: ReactNode
}

/** The vacancies that somebody keeps and that are still open. */
export function KeptJobs({ language, jobs, closed, browseJobs }: KeptJobsProps) {
  const texts = accountMessages(language).dashboard
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
        <EmptyState title={texts.noJobs} seed="saved-jobs" actions={browseJobs}>
          {texts.noJobsText}
        </EmptyState>
      )}
      {closed > 0 && <p className="text-sm text-quiet">{texts.closedJobs(closed)}</p>}
    </>
  )
}
