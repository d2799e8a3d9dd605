import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { AppliedBadge } from '@/features/jobs/applications/components/apply-control'
import { JobCard, Vacancies } from '@/features/jobs/vacancies/components/job-card'
import type { JobCardView } from '@/features/jobs/vacancies/view'
import { SaveJob } from '@/features/saved/components/save-item'
import type { Language } from '@/lib/language'

/**
 * Vacancies with their apply and save buttons; the page needs an `ApplyHost`.
 * @param highlight id of the vacancy to mark
 * @param reason why a vacancy is ranked where it is
 */
export function VacancyList(props: {
  language: Language
  jobs: readonly JobCardView[]
  highlight?: string
  reason?: (job: JobCardView) => string | null
  isOfThisInstitution?: boolean
}) {
  const { language, jobs, highlight, reason, isOfThisInstitution } = props
  const messages = applyMessages(language)
  return (
    <Vacancies language={language}>
      {jobs.map((job) => (
        <JobCard
          language={language}
          key={job.id}
          job={job}
          lit={job.id === highlight}
          isOfThisInstitution={isOfThisInstitution}
          reason={reason?.(job)}
          applied={<AppliedBadge jobId={job.id}>{messages.applied}</AppliedBadge>}
          apply={<ApplyButton language={language} messages={messages} job={job} kind="line" />}
          save={<SaveJob language={language} job={{ id: job.id, title: job.title }} />}
        />
      ))}
    </Vacancies>
  )
}
