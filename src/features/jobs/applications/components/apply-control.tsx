'use client'
import { Button, type ButtonKind } from '@/components/ui/button'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import { type Language, pathsIn } from '@/lib/language'
import { useMe } from '@/lib/request/use-me'
import type { ApplyMessages } from '../apply-messages'
import { openApplyDialog } from './apply-store'

/** Apply Now, of the summary that `ApplyButton` hands in: opens the dialog, or without script the page with the same form. Applied, once the visitor has. */
export function ApplyControl({
  language,
  messages,
  job,
  kind,
  wide,
}: {
  language: Language
  messages: Pick<ApplyMessages, 'applied' | 'applyNow'>
  job: JobSummary
  kind?: ButtonKind
  wide?: boolean
}) {
  const { me } = useMe()
  if (me?.appliedJobs.includes(job.id)) {
    return (
      <Button disabled wide={wide}>
        {messages.applied}
      </Button>
    )
  }
  return (
    <form
      className="grid"
      action={pathsIn(language).applyForJob(job.slug)}
      onSubmit={(event) => {
        if (openApplyDialog(job)) event.preventDefault()
      }}
    >
      <Button type="submit" kind={kind} wide={wide} data-waits-for-script>
        {messages.applyNow}
      </Button>
    </form>
  )
}
