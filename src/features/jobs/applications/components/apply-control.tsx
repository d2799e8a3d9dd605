'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Status } from '@/components/ui/badge'
import { Button, type ButtonKind } from '@/components/ui/button'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { useMe } from '@/lib/request/use-me'
import type { ApplyMessages } from '../apply-messages'
import type { ApplyDialogProps } from './apply-dialog'

type Opener = (job: JobSummary) => void

let opener: Opener | null = null

/**
 * Opens the page's apply dialog.
 * @returns false if there is none: the caller then goes to the form's own page
 */
function openApplyDialog(job: JobSummary): boolean {
  opener?.(job)
  return opener !== null
}

/** Connects the dialog; returns how to disconnect it. */
function hostApplyDialog(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

interface ApplyControlProps {
  language: Language
  messages: Pick<ApplyMessages, 'applied' | 'applyNow'>
  job: JobSummary
  kind?: ButtonKind
  wide?: boolean
}

/** Apply Now: opens the dialog, or without script the page with the same form. Says Applied once the visitor has. */
export function ApplyControl({ language, messages, job, kind, wide }: ApplyControlProps) {
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

/** Says "Applied" once the visitor has applied for a vacancy. */
export function AppliedBadge({ jobId, children }: { jobId: string; children: ReactNode }) {
  const { me } = useMe()
  return me?.appliedJobs.includes(jobId) ? <Status kind="good">{children}</Status> : null
}

const APPLY_PARAM = 'apply'

interface ApplyHostProps {
  language: Language
  messages: ApplyMessages
  job?: JobSummary
}

/**
 * The one apply dialog of a page with Apply buttons, loaded when first opened.
 * @param job opened immediately by ?apply=1, as after signing in
 */
export function ApplyHost({ language, messages, job }: ApplyHostProps) {
  const [chosen, setChosen] = useState<JobSummary | null>(null)
  const [notes] = useState(() => new Map<string, string>())
  const [Dialog, setDialog] = useState<ComponentType<ApplyDialogProps> | null>(null)

  useEffect(() => {
    const open = (summary: JobSummary) => {
      setChosen(summary)
      import('./apply-dialog').then(
        (module) => setDialog(() => module.ApplyDialog),
        // The script cannot be fetched: the page of the form needs none.
        () => window.location.assign(pathsIn(language).applyForJob(summary.slug)),
      )
    }
    const url = new URL(window.location.href)
    if (job && url.searchParams.has(APPLY_PARAM)) {
      url.searchParams.delete(APPLY_PARAM)
      window.history.replaceState(window.history.state, '', url)
      open(job)
    }
    return hostApplyDialog(open)
  }, [job, language])

  return Dialog && chosen ? (
    <Dialog
      key={chosen.id}
      language={language}
      messages={messages}
      job={chosen}
      notes={notes}
      onClose={() => setChosen(null)}
    />
  ) : null
}
