'use client'
import { useEffect, useState } from 'react'
import { mayApply } from '@/cms/access/roles'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog, dialogActions } from '@/components/ui/dialog'
import { Done, Notice } from '@/components/ui/messages/notice'
import { notify } from '@/components/ui/messages/notify'
import { SkeletonRows } from '@/components/ui/messages/skeleton'
import type { ApplicantStanding } from '@/features/jobs/applications/queries'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { useMe } from '@/lib/request/use-me'
import { readStanding } from '../actions'
import type { ApplyMessages } from '../apply-messages'
import { ApplyForm, JobSummaryFacts } from './apply-form'

export interface ApplyDialogProps {
  language: Language
  messages: ApplyMessages
  job: JobSummary
  /** The notes typed so far, by vacancy. */
  notes: Map<string, string>
  onClose: () => void
}

/** A summary of the vacancy and the visitor's next step: sign in, or apply. */
export function ApplyDialog({ language, messages, job, notes, onClose }: ApplyDialogProps) {
  const [isDone, setIsDone] = useState(false)
  const { mutate } = useMe()

  const succeed = () => {
    setIsDone(true)
    notify({ kind: 'good', text: messages.successToast, id: 'apply' })
    void mutate((me) => me && { ...me, appliedJobs: [...me.appliedJobs, job.id] })
  }

  return (
    <Dialog onClose={onClose} title={isDone ? messages.successTitle : job.title} closeLabel={messages.close}>
      {isDone ? (
        <>
          <Done>{messages.success}</Done>
          <Onward
            href={pathsIn(language).dashboard()}
            onward={messages.viewDashboard}
            back={messages.close}
            onClose={onClose}
          />
        </>
      ) : (
        <>
          <JobSummaryFacts messages={messages.facts} job={job} />
          <NextStep
            language={language}
            messages={messages}
            job={job}
            notes={notes}
            onDone={succeed}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  )
}

function NextStep({ language, messages, job, notes, onDone, onClose }: ApplyDialogProps & { onDone: () => void }) {
  const { me, error } = useMe()
  const standing = useStanding(job.id, me?.user?.id)
  const isKnown = Boolean(error) || (me !== undefined && (me.user === null || standing !== undefined))
  if (!isKnown) return <SkeletonRows rows={1} words={messages.loading} />
  // A session that ends while typing must not remove the form: sending it says how to sign in.
  if (!me?.user && !standing) {
    const paths = pathsIn(language)
    const login = paths.login(paths.applyDialog(job.slug))
    return (
      <>
        <Notice>{messages.pleaseSignIn}</Notice>
        <Onward href={login} onward={messages.signIn} back={messages.cancel} onClose={onClose} />
      </>
    )
  }
  if (me?.user && !mayApply(me.user)) return <Notice kind="warn">{messages.ofStaff}</Notice>
  return (
    <ApplyForm
      language={language}
      messages={messages}
      job={job}
      standing={standing ?? null}
      notes={notes}
      onDone={onDone}
      onCancel={onClose}
    />
  )
}

/** The person's application and CVs; undefined while loading, null after a failure. */
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

/** Where to go from here, or back to the page. */
const Onward = (props: Record<'href' | 'onward' | 'back', string> & Pick<ApplyDialogProps, 'onClose'>) => (
  <div className={dialogActions}>
    <ButtonLink href={props.href} prefetch={false}>
      {props.onward}
    </ButtonLink>
    <Button kind="line" onClick={props.onClose}>
      {props.back}
    </Button>
  </div>
)
