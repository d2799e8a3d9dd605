import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { SIDE_BAR } from '@/components/ui/page/side-card'
import { AppliedBadge } from '@/features/jobs/applications/components/applied-badge'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { jobTexts } from '@/features/jobs/texts'
import type { JobView } from '../view'
import { ShareLinks } from './share-links'

/** What can be done with an open vacancy; a bar at the foot of the screen on phones. */
export function JobSide({ job, url, save }: { job: JobView; url: string; save?: ReactNode }) {
  return (
    <div>
      <aside className={SIDE_BAR.card} aria-label={job.title}>
        <p>
          {job.salary && <b className="tabular-nums lining-nums">{job.salary}</b>}
          {job.salary && <br />}
          <span className="text-sm text-quiet">{jobTexts.postedAgo(job.postedAgo)}</span>
        </p>
        {job.closesIn !== null && <Status kind="warn">{jobTexts.closesIn(job.closesIn)}</Status>}
        <AppliedBadge jobId={job.id} />
        <div className={SIDE_BAR.actions}>
          <ApplyButton job={job} kind="next" wide />
          {save}
        </div>
      </aside>
      <ShareLinks title={job.title} place={job.location ?? ''} url={url} label={jobTexts.share} />
    </div>
  )
}
