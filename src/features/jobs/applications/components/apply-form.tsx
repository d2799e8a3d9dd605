'use client'
import Link from 'next/link'
import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { dialogActions } from '@/components/ui/dialog'
import { FactList } from '@/components/ui/facts'
import { CheckboxInput, TextArea } from '@/components/ui/forms/field'
import { focusFirstField } from '@/components/ui/forms/first-field'
import { FormSummary } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { Notice } from '@/components/ui/messages/notice'
import { COVER_NOTE_LENGTH } from '@/features/jobs/schema'
import type { ApplicantStanding, JobSummary, ReadyProfile } from '@/features/jobs/vacancies/view'
import { pathsIn } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { applyForJob } from '../actions'
import type { ApplyTexts } from '../apply-texts'
import { ResumeFields } from './resume-fields'

interface Props {
  language: Language
  words: ApplyTexts
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
export function ApplyForm({ language, words, job, standing, action = applyForJob, onDone, onCancel }: Props) {
  const [state, apply, isSending] = useActionState(action, IDLE)
  const hasToldSuccess = useRef(false)
  const fields = useRef<HTMLFormElement>(null)

  // In the dialog the form comes a moment after it has opened.
  useEffect(() => {
    if (fields.current?.closest('dialog')) focusFirstField(fields.current)
  }, [])

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
              <strong>{words.successTitle}</strong>
            </p>
          )}
          <p>{isNew ? words.success : words.alreadyApplied}</p>
        </Notice>
        <div className={dialogActions}>
          <ButtonLink href={pathsIn(language).dashboard()} prefetch={false}>
            {words.viewDashboard}
          </ButtonLink>
        </div>
      </>
    )
  }
  const errors = state.fieldErrors ?? {}
  return (
    <form ref={fields} className="grid gap-4" action={apply} noValidate>
      <FormSummary
        state={state}
        fields={[
          { name: 'coverNote', label: words.coverNote },
          { name: 'resume', label: words.resume },
        ]}
      />
      <LanguageInput language={language} />
      <input type="hidden" name="job" value={job.id} />
      {standing?.stage === 'withdrawn' && <Notice>{words.withdrawnBefore}</Notice>}
      {standing?.ready && <ReadyFacts words={words.ready} ready={standing.ready} />}
      <Extras words={words.ready} isFolded={Boolean(standing?.ready) && state.status === 'idle'}>
        <TextArea
          id="coverNote"
          label={words.coverNote}
          hint={words.coverNoteHint}
          error={errors.coverNote}
          optional={words.optional}
          maxLength={COVER_NOTE_LENGTH}
          rows={4}
          defaultValue={state.values?.coverNote ?? standing?.coverNote ?? ''}
        />
        <ResumeFields words={words} resumes={standing?.resumes} state={state} />
      </Extras>
      <CheckboxInput id="mayBeSentOn" label={words.mayBeSentOn} defaultChecked={state.values?.mayBeSentOn === 'on'} />
      <p className="text-sm text-quiet">{words.carries}</p>
      <p className="text-sm text-quiet">
        {words.consent.before}
        <Link href={pathsIn(language).privacy()} prefetch={false}>
          {words.consent.link}
        </Link>
        {words.consent.after}
      </p>
      <div className={dialogActions}>
        <Button
          type="submit"
          kind="next"
          aria-disabled={isSending}
          onClick={(event) => isSending && event.preventDefault()}
        >
          {isSending ? words.sending : words.applyNow}
        </Button>
        {onCancel ? (
          <Button kind="line" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : (
          <ButtonLink kind="line" href={pathsIn(language).job(job.slug)}>
            {words.cancel}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

/** What goes along from the profile, so that nothing is left to fill in. */
function ReadyFacts({ words, ready }: { words: ApplyTexts['ready']; ready: ReadyProfile }) {
  return (
    <section aria-label={words.lead}>
      <p className="pb-2">{words.lead}</p>
      <FactList
        narrow="short"
        facts={[
          { label: words.name, value: ready.name },
          { label: words.resume, value: <span className="wrap-anywhere">{ready.resume}</span> },
          { label: words.qualification, value: ready.qualification },
          { label: words.registration, value: ready.registration },
        ]}
      />
    </section>
  )
}

/** Note and CV: folded away where the profile sends all that is needed. */
function Extras({ words, isFolded, children }: { words: ApplyTexts['ready']; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="group">
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-brand">
        {words.more}
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  )
}
