import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { SIDE_BAR } from '@/components/ui/page/side-card'
import { applyTexts } from '@/features/jobs/applications/apply-texts'
import { AppliedBadge } from '@/features/jobs/applications/components/applied-badge'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { jobTexts } from '@/features/jobs/texts'
import type { Language } from '@/lib/text/language'
import type { JobView } from '../view'
import { ShareLinks } from './share-links'

/** What can be done with an open vacancy; a bar at the foot of the screen on phones. */
export function JobSide({
  language,
  job,
  url,
  save,
}: {
  language: Language
  job: JobView
  url: string
  save?: ReactNode
}) {
  return (
    <div>
      <aside className={SIDE_BAR.card} aria-label={job.title}>
        <p>
          {job.salary && <b className="tabular-nums lining-nums">{job.salary}</b>}
          {job.salary && <br />}
          <span className="text-sm text-quiet">{jobTexts(language).postedAgo(job.postedAgo)}</span>
        </p>
        {job.closesIn !== null && <Status kind="warn">{jobTexts(language).closesIn(job.closesIn)}</Status>}
        <AppliedBadge jobId={job.id}>{applyTexts(language).applied}</AppliedBadge>
        <div className={SIDE_BAR.actions}>
          <ApplyButton language={language} words={applyTexts(language)} job={job} kind="next" wide />
          {save}
        </div>
      </aside>
      <ShareLinks
        language={language}
        title={job.title}
        place={job.location ?? ''}
        url={url}
        label={jobTexts(language).share}
      />
    </div>
  )
}
