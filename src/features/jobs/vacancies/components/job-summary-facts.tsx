import { FactList } from '@/components/ui/facts'
import { Notice } from '@/components/ui/messages/notice'
import type { ApplyMessages } from '@/features/jobs/applications/apply-messages'
import type { JobSummary } from '../view'

/** A vacancy in short: where, what is asked, what it pays. */
export function JobSummaryFacts({ words, job }: { words: ApplyMessages['facts']; job: JobSummary }) {
  return (
    <>
      {job.isSample && <Notice>{words.sample}</Notice>}
      <FactList
        narrow="short"
        facts={[
          { label: words.institution, value: job.institution ?? words.confidential },
          { label: words.department, value: job.department },
          { label: words.location, value: job.location },
          { label: words.experience, value: job.experience },
          { label: words.type, value: job.type },
          { label: words.salary, value: job.salary },
        ]}
      />
    </>
  )
}
