'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import type { Language } from '@/lib/language'
import type { ApplyMessages } from '../apply-messages'
import type { ApplyDialogProps } from './apply-dialog'
import { hostApplyDialog } from './apply-store'

const ASKED = 'apply'

/**
 * Stands once on a page with Apply buttons; the dialog itself is fetched when it is first opened.
 * @param job opened at once when the address says ?apply=1, as after signing in
 */
export function ApplyHost({
  language,
  messages,
  job,
}: {
  language: Language
  messages: ApplyMessages
  job?: JobSummary
}) {
  const [chosen, setChosen] = useState<JobSummary | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ApplyDialogProps> | null>(null)

  useEffect(() => {
    const open = (asked: JobSummary) => {
      setChosen(asked)
      void import('./apply-dialog').then((module) => setDialog(() => module.ApplyDialog))
    }
    const url = new URL(window.location.href)
    if (job && url.searchParams.has(ASKED)) {
      url.searchParams.delete(ASKED)
      window.history.replaceState(window.history.state, '', url)
      open(job)
    }
    return hostApplyDialog(open)
  }, [job])

  return Dialog && chosen ? (
    <Dialog key={chosen.id} language={language} messages={messages} job={chosen} onClose={() => setChosen(null)} />
  ) : null
}
