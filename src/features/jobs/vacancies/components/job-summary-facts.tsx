import { FactList } from '@/components/ui/facts'
import { Notice } from '@/components/ui/messages/notice'
import type { ApplyMessages } from '@/features/jobs/applications/apply-messages'
import type { JobSummary } from '../view'

/** A vacancy in short: where, what is asked, what it pays. */
export function JobSummaryFacts({ messages, job }: { messages: ApplyMessages['facts']; job: JobSummary }) {
  return (
    <>
      {job.isSample && <Notice>{messages.sample}</Notice>}
      <FactList
        narrow="short"
        facts={[
          { label: messages.institution, value: job.institution ?? messages.confidential },
          { label: messages.department, value: job.department },
          { label: messages.location, value: job.location },
          { label: messages.experience, value: job.experience },
          { label: messages.type, value: job.type },
          { label: messages.salary, value: job.salary },
        ]}
      />
    </>
  )
}
