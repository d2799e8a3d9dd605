'use client'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog, dialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import { SkeletonRows } from '@/components/ui/messages/skeleton'
import { JobSummaryFacts } from '@/features/jobs/vacancies/components/job-summary-facts'
import type { ApplicantStanding, JobSummary } from '@/features/jobs/vacancies/view'
import { paths } from '@/lib/addresses/paths'
import { typedValues } from '@/lib/refusals/action-result'
import { useMe } from '@/lib/request/use-me'
import { applyForJob, readStanding } from '../actions'
import { applyTexts } from '../apply-texts'
import { ApplyForm } from './apply-form'

export interface ApplyDialogProps {
  job: JobSummary
  onClose: () => void
}

/** The vacancy in short, and the one step that is next for this visitor: sign in, or apply. */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const [isDone, setIsDone] = useState(false)
  const { mutate } = useMe()

  const succeed = () => {
    setIsDone(true)
    notify({ kind: 'good', text: applyTexts.successToast, id: 'apply' })
    void mutate((me) => me && { ...me, appliedJobs: [...me.appliedJobs, job.id] })
  }

  return (
    <Dialog open onClose={onClose} title={isDone ? applyTexts.successTitle : job.title} closeLabel={applyTexts.close}>
      {isDone ? (
        <Applied onClose={onClose} />
      ) : (
        <>
          <JobSummaryFacts job={job} />
          <NextStep job={job} onDone={succeed} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

function NextStep({ job, onDone, onClose }: ApplyDialogProps & { onDone: () => void }) {
  const { me, error } = useMe()
  const standing = useStanding(job.id, me?.user?.id)
  const isKnown = Boolean(error) || (me !== undefined && (me.user === null || standing !== undefined))
  if (!isKnown) return <SkeletonRows rows={1} words={applyTexts.loading} />
  if (!me?.user) return <SignInFirst job={job} onClose={onClose} />
  return <ApplyForm job={job} standing={standing ?? null} action={applyOrSay} onDone={onDone} onCancel={onClose} />
}

/** Applies; a connection that breaks on the way is answered in the dialog, with what was typed. */
const applyOrSay: typeof applyForJob = async (before, form) => {
  try {
    return await applyForJob(before, form)
  } catch {
    return { status: 'error', message: applyTexts.failedToSubmit, values: typedValues(form) }
  }
}

/** What is known of the person's application and CV; undefined while it is being read, null when it cannot be. */
function useStanding(jobId: string, userId: string | undefined) {
  const [standing, setStanding] = useState<ApplicantStanding | null>()
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    readStanding(jobId)
      .catch(() => null)
      .then((found) => isCurrent && setStanding(found))
    return () => {
      isCurrent = false
    }
  }, [jobId, userId])
  return standing
}

function SignInFirst({ job, onClose }: ApplyDialogProps) {
  return (
    <>
      <Notice>{applyTexts.pleaseSignIn}</Notice>
      <div className={dialogActions}>
        <ButtonLink kind="next" href={paths.login(paths.applyDialog(job.slug))} prefetch={false}>
          {applyTexts.signIn}
        </ButtonLink>
        <Button kind="line" onClick={onClose}>
          {applyTexts.cancel}
        </Button>
      </div>
    </>
  )
}

function Applied({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Notice kind="good" live>
        {applyTexts.success}
      </Notice>
      <div className={dialogActions}>
        <ButtonLink kind="next" href={paths.dashboard()} prefetch={false}>
          {applyTexts.viewDashboard}
        </ButtonLink>
        <Button kind="line" onClick={onClose}>
          {applyTexts.close}
        </Button>
      </div>
    </>
  )
}
