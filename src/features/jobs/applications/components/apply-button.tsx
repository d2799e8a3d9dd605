'use client'
import { Button, type ButtonKind } from '@/components/ui/button'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import { paths } from '@/lib/addresses/paths'
import { useMe } from '@/lib/request/use-me'
import { applyTexts } from '../apply-texts'
import { openApplyDialog } from './apply-store'

/** Apply Now: opens the dialog, or without script the page with the same form. Applied, once the visitor has. */
export function ApplyButton({ job, kind, wide }: { job: JobSummary; kind?: ButtonKind; wide?: boolean }) {
  const { me } = useMe()
  if (me?.appliedJobs.includes(job.id)) {
    return (
      <Button disabled wide={wide}>
        {applyTexts.applied}
      </Button>
    )
  }
  return (
    <form
      className="grid"
      action={paths.applyForJob(job.slug)}
      onSubmit={(event) => {
        if (openApplyDialog(summaryOf(job))) event.preventDefault()
      }}
    >
      <Button type="submit" kind={kind} wide={wide}>
        {applyTexts.applyNow}
      </Button>
    </form>
  )
}

const summaryOf = ({ id, slug, title, institution, department, location, experience, type, salary }: JobSummary) => ({
  id,
  slug,
  title,
  institution,
  department,
  location,
  experience,
  type,
  salary,
})
