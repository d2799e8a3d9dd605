import type { ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SIDE_BAR } from '@/components/ui/page/page'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { AppliedBadge } from '@/features/jobs/applications/components/apply-control'
import { jobMessages } from '@/features/jobs/messages'
import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import type { JobView } from '../view'
import { CopyLink } from './copy-link'

interface JobSideProps {
  language: Language
  job: JobView
  url: string
  save?: ReactNode
}

/** The actions for an open vacancy; on phones a bar at the bottom. */
export function JobSide({ language, job, url, save }: JobSideProps) {
  const messages = jobMessages(language)
  return (
    <div>
      <aside className={SIDE_BAR.card} aria-label={job.title}>
        <p>
          {job.salary && <b className="tabular-nums lining-nums">{job.salary}</b>}
          {job.salary && <br />}
          <span className="text-sm text-quiet">{messages.postedAgo(job.postedAgo)}</span>
        </p>
        {job.closesIn !== null && <Status kind="warn">{messages.closesIn(job.closesIn)}</Status>}
        <AppliedBadge jobId={job.id}>{applyMessages(language).applied}</AppliedBadge>
        <div className={SIDE_BAR.actions}>
          <ApplyButton language={language} messages={applyMessages(language)} job={job} wide />
          {save}
        </div>
      </aside>
      <ShareLinks language={language} job={job} url={url} />
    </div>
  )
}

/** Links to share a vacancy, and a copy button with script. */
function ShareLinks({ language, job, url }: Omit<JobSideProps, 'save'>) {
  const messages = jobMessages(language)
  const text = messages.shareText(job.title, nameIn(language, job.location ?? ''))
  return (
    <section className="grid gap-[0.6rem] pt-7" aria-label={messages.share}>
      <h2 className="text-sm">{messages.share}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <a
          className={buttonLook({ kind: 'line' })}
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="outside" /> {messages.shareOnWhatsApp}
        </a>
        <a
          className={buttonLook({ kind: 'line' })}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}
        >
          <Icon name="mail" /> {messages.shareByMail}
        </a>
        <CopyLink url={url} messages={{ copy: messages.copyLink, copied: messages.linkCopied }} />
      </div>
    </section>
  )
}
