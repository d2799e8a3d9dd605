'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { dialogActions } from '@/components/ui/dialog'
import { FactList } from '@/components/ui/facts'
import { ActionForm } from '@/components/ui/forms/action-form'
import { CheckboxInput, TextArea } from '@/components/ui/forms/field'
import { focusFirstField } from '@/components/ui/forms/first-field'
import { PrivacyNote } from '@/components/ui/forms/privacy-note'
import { Notice } from '@/components/ui/messages/notice'
import { COVER_NOTE_LENGTH } from '@/features/jobs/schema'
import type { ApplicantStanding, JobSummary, ReadyProfile } from '@/features/jobs/vacancies/view'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { applyForJob } from '../actions'
import type { ApplyMessages } from '../apply-messages'
import { ResumeFields } from './resume-fields'

interface Props {
  language: Language
  words: ApplyMessages
  job: Pick<JobSummary, 'id' | 'slug'>
  /** Null when it could not be read; the form works without it. */
  standing: ApplicantStanding | null
  /** Called once the application is in; without it the form says so itself. */
  onDone?: () => void
  /** Without it Cancel leads back to the vacancy. */
  onCancel?: () => void
}

/** Cover note, CV and Apply Now. The same form in the dialog and on the page for browsers without script. */
export function ApplyForm({ language, words, job, standing, onDone, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // In the dialog the form comes a moment after it has opened.
  useEffect(() => {
    if (box.current?.closest('dialog')) focusFirstField(box.current)
  }, [])

  const hasApplied = Boolean(standing?.stage && standing.stage !== 'withdrawn')
  return (
    <div ref={box} className="grid gap-4">
      <ActionForm
        language={language}
        action={applyForJob}
        hidden={{ job: job.id }}
        drawn={[
          { name: 'coverNote', label: words.coverNote },
          { name: 'resume', label: words.resume },
        ]}
        className="grid gap-4"
        lead={
          <>
            {standing?.stage === 'withdrawn' && <Notice>{words.withdrawnBefore}</Notice>}
            {standing?.ready && <ReadyFacts words={words.ready} ready={standing.ready} />}
          </>
        }
        sent={() => (
          <Outcome language={language} words={words} isNew>
            {words.success}
          </Outcome>
        )}
        instead={
          hasApplied && (
            <Outcome language={language} words={words}>
              {words.alreadyApplied}
            </Outcome>
          )
        }
        onSuccess={onDone}
        submit={words.applyNow}
        busy={words.sending}
        failed={words.failedToSubmit}
        beside={
          onCancel ? (
            <Button kind="line" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : (
            <ButtonLink kind="line" href={pathsIn(language).job(job.slug)}>
              {words.cancel}
            </ButtonLink>
          )
        }
      >
        {(state) => (
          <>
            <Extras words={words.ready} isFolded={Boolean(standing?.ready) && state.status === 'idle'}>
              <TextArea
                id="coverNote"
                label={words.coverNote}
                hint={words.coverNoteHint}
                error={state.fieldErrors?.coverNote}
                optional={words.optional}
                maxLength={COVER_NOTE_LENGTH}
                rows={4}
                defaultValue={state.values?.coverNote ?? standing?.coverNote ?? ''}
              />
              <ResumeFields words={words} resumes={standing?.resumes} state={state} />
            </Extras>
            <CheckboxInput
              id="mayBeSentOn"
              label={words.mayBeSentOn}
              defaultChecked={state.values?.mayBeSentOn === 'on'}
            />
            <p className="text-sm text-quiet">{words.carries}</p>
            <PrivacyNote language={language} consent={words.consent} />
          </>
        )}
      </ActionForm>
    </div>
  )
}

interface OutcomeProps {
  language: Language
  words: ApplyMessages
  isNew?: boolean
  children: ReactNode
}

/** What stands in the place of the form where there is an application. */
const Outcome = ({ language, words, isNew, children }: OutcomeProps) => (
  <>
    <Notice kind={isNew ? 'good' : 'info'} live={isNew}>
      {isNew && (
        <p>
          <strong>{words.successTitle}</strong>
        </p>
      )}
      <p>{children}</p>
    </Notice>
    <div className={dialogActions}>
      <ButtonLink href={pathsIn(language).dashboard()} prefetch={false}>
        {words.viewDashboard}
      </ButtonLink>
    </div>
  </>
)

/** What goes along from the profile, so that nothing is left to fill in. */
function ReadyFacts({ words, ready }: { words: ApplyMessages['ready']; ready: ReadyProfile }) {
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
function Extras({
  words,
  isFolded,
  children,
}: {
  words: ApplyMessages['ready']
  isFolded: boolean
  children: ReactNode
}) {
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
