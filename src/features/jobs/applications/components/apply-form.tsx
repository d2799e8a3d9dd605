'use client'
import Link from 'next/link'
import { useActionState, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { dialogActions } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/messages/notice'
import { COVER_NOTE_LENGTH } from '@/features/jobs/schema'
import type { ApplicantStanding, JobSummary } from '@/features/jobs/vacancies/view'
import { paths } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import { applicationRefusals } from '../../texts'
import { applyForJob } from '../actions'
import { applyTexts } from '../apply-texts'
import { ResumeFields } from './resume-fields'

interface Props {
  job: Pick<JobSummary, 'id' | 'slug'>
  /** Null when it could not be read; the form works without it. */
  standing: ApplicantStanding | null
  /** Where there is script, one that turns a lost connection into a plain answer. */
  action?: typeof applyForJob
  /** Called once the application is in; without it the form says so itself. */
  onDone?: () => void
  /** Without it Cancel leads back to the vacancy. */
  onCancel?: () => void
}

/** Cover note, CV and Apply Now. The same form in the dialog and on the page for browsers without script. */
export function ApplyForm({ job, standing, action = applyForJob, onDone, onCancel }: Props) {
  const [state, apply, isSending] = useActionState(action, IDLE)
  const hasToldSuccess = useRef(false)

  useEffect(() => {
    if (state.status !== 'success' || hasToldSuccess.current) return
    hasToldSuccess.current = true
    onDone?.()
  }, [state, onDone])

  if (state.status === 'success' || (standing?.stage && standing.stage !== 'withdrawn')) {
    const isNew = state.status === 'success'
    return (
      <>
        <Notice kind={isNew ? 'good' : 'info'} live={isNew}>
          {isNew && (
            <p>
              <strong>{applyTexts.successTitle}</strong>
            </p>
          )}
          <p>{isNew ? applyTexts.success : applicationRefusals['already-applied']}</p>
        </Notice>
        <div className={dialogActions}>
          <ButtonLink href={paths.dashboard()} prefetch={false}>
            {applyTexts.viewDashboard}
          </ButtonLink>
        </div>
      </>
    )
  }
  const errors = state.fieldErrors ?? {}
  return (
    <form className="grid gap-4" action={apply}>
      <input type="hidden" name="job" value={job.id} />
      {standing?.stage === 'withdrawn' && <Notice>{applyTexts.withdrawnBefore}</Notice>}
      <TextArea
        id="coverNote"
        label={applyTexts.coverNote}
        hint={applyTexts.coverNoteHint}
        error={errors.coverNote}
        optional={applyTexts.optional}
        maxLength={COVER_NOTE_LENGTH}
        rows={4}
        defaultValue={state.values?.coverNote ?? standing?.coverNote ?? ''}
      />
      <ResumeFields resumes={standing?.resumes} state={state} />
      <p className="text-sm text-quiet">{applyTexts.carries}</p>
      <p className="text-sm text-quiet">
        {applyTexts.consent.before}
        <Link href={paths.privacy()} prefetch={false}>
          {applyTexts.consent.link}
        </Link>
        {applyTexts.consent.after}
      </p>
      {state.status === 'error' && (
        <Notice kind="bad" live>
          {state.message}
        </Notice>
      )}
      <div className={dialogActions}>
        <Button
          type="submit"
          kind="next"
          aria-disabled={isSending}
          onClick={(event) => isSending && event.preventDefault()}
        >
          {isSending ? applyTexts.sending : applyTexts.applyNow}
        </Button>
        {onCancel ? (
          <Button kind="line" onClick={onCancel}>
            {applyTexts.cancel}
          </Button>
        ) : (
          <ButtonLink kind="line" href={paths.job(job.slug)}>
            {applyTexts.cancel}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
