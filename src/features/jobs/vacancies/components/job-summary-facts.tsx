import { FactList } from '@/components/ui/facts'
import { applyTexts } from '@/features/jobs/applications/apply-texts'
import type { JobSummary } from '../view'

/** A vacancy in short: where, what is asked, what it pays. */
export function JobSummaryFacts({ job }: { job: JobSummary }) {
  return (
    <FactList
      narrow="short"
      facts={[
        { label: applyTexts.facts.institution, value: job.institution ?? applyTexts.facts.confidential },
        { label: applyTexts.facts.department, value: job.department },
        { label: applyTexts.facts.location, value: job.location },
        { label: applyTexts.facts.experience, value: job.experience },
        { label: applyTexts.facts.type, value: job.type },
        { label: applyTexts.facts.salary, value: job.salary },
      ]}
    />
  )
}
