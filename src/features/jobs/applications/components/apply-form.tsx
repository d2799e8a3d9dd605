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
import type { ApplicantStanding, ReadyProfile } from '@/features/jobs/applications/queries'
import { COVER_NOTE_LENGTH } from '@/features/jobs/schema'
import type { JobSummary } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { applyForJob } from '../actions'
import type { ApplyMessages } from '../apply-messages'
import { ResumeFields } from './resume-fields'

interface Props {
  language: Language
  messages: ApplyMessages
  job: Pick<JobSummary, 'id' | 'slug'>
  /** Null if it could not be read; the form works without it. */
  standing: ApplicantStanding | null
  /** The notes typed so far, by vacancy: a dialog that is closed loses none. */
  notes?: Map<string, string>
  /** Called after success; without it the form shows the success itself. */
  onDone?: () => void
  /** Without it Cancel links to the vacancy. */
  onCancel?: () => void
}

/** Cover note, CV and Apply Now, in the dialog and on the page for browsers without script. */
export function ApplyForm({ language, messages, job, standing, notes, onDone, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // In the dialog the form appears only after it has opened.
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
        // Without script it finds its result by this when the vacancy has gone from the page that comes back.
        place={pathsIn(language).applyForJob(job.slug)}
        person={standing?.person}
        drawn={[
          { name: 'coverNote', label: messages.coverNote },
          { name: 'resume', label: messages.resume },
        ]}
        className="grid gap-4"
        lead={
          <>
            {standing?.stage === 'withdrawn' && <Notice>{messages.withdrawnBefore}</Notice>}
            {standing?.ready && <ReadyFacts messages={messages.ready} ready={standing.ready} />}
          </>
        }
        sent={() => (
          <Outcome language={language} messages={messages} isNew>
            {messages.success}
          </Outcome>
        )}
        instead={
          hasApplied && (
            <Outcome language={language} messages={messages}>
              {messages.alreadyApplied}
            </Outcome>
          )
        }
        onSuccess={onDone}
        submit={messages.applyNow}
        busy={messages.sending}
        failed={messages.failedToSubmit}
        beside={
          onCancel ? (
            <Button kind="line" onClick={onCancel}>
              {messages.cancel}
            </Button>
          ) : (
            <ButtonLink kind="line" href={pathsIn(language).job(job.slug)}>
              {messages.cancel}
            </ButtonLink>
          )
        }
      >
        {(state) => (
          <>
            <Extras
              messages={messages.ready}
              isFolded={Boolean(standing?.ready) && state.status === 'idle' && !notes?.get(job.id)}
            >
              <TextArea
                id="coverNote"
                label={messages.coverNote}
                hint={messages.coverNoteHint}
                error={state.fieldErrors?.coverNote}
                optional={messages.optional}
                maxLength={COVER_NOTE_LENGTH}
                rows={4}
                defaultValue={state.values?.coverNote ?? notes?.get(job.id) ?? standing?.coverNote ?? ''}
                onChange={(event) => notes?.set(job.id, event.target.value)}
              />
              <ResumeFields messages={messages} resumes={standing?.resumes} state={state} />
            </Extras>
            <CheckboxInput
              id="mayBeSentOn"
              label={messages.mayBeSentOn}
              defaultChecked={state.values?.mayBeSentOn === 'on'}
            />
            <p className="text-sm text-quiet">{messages.carries}</p>
            <PrivacyNote language={language} consent={messages.consent} />
          </>
        )}
      </ActionForm>
    </div>
  )
}

interface OutcomeProps {
  language: Language
  messages: ApplyMessages
  isNew?: boolean
  children: ReactNode
}

/** Replaces the form when there is an application. */
const Outcome = ({ language, messages, isNew, children }: OutcomeProps) => (
  <>
    <Notice kind={isNew ? 'good' : 'info'} live={isNew} title={isNew && messages.successTitle}>
      <p>{children}</p>
    </Notice>
    <div className={dialogActions}>
      <ButtonLink href={pathsIn(language).dashboard()} prefetch={false}>
        {messages.viewDashboard}
      </ButtonLink>
    </div>
  </>
)

/** What the profile sends along, so that nothing has to be filled in. */
function ReadyFacts({ messages, ready }: { messages: ApplyMessages['ready']; ready: ReadyProfile }) {
  return (
    <section aria-label={messages.lead}>
      <p className="pb-2">{messages.lead}</p>
      <FactList
        narrow="short"
        facts={[
          { label: messages.name, value: ready.name },
          { label: messages.resume, value: <span className="wrap-anywhere">{ready.resume}</span> },
          { label: messages.qualification, value: ready.qualification },
          { label: messages.registration, value: ready.registration },
        ]}
      />
    </section>
  )
}

interface ExtrasProps {
  messages: ApplyMessages['ready']
  isFolded: boolean
  children: ReactNode
}

/** Note and CV, folded if the profile already sends all that is needed. */
function Extras({ messages, isFolded, children }: ExtrasProps) {
  if (!isFolded) return children
  return (
    <details className="group">
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-brand">
        {messages.more}
      </summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  )
}

/** A summary of a vacancy: place, requirements and pay. */
export function JobSummaryFacts({ messages, job }: { messages: ApplyMessages['facts']; job: JobSummary }) {
  return (
    <>
      {job.isSample && <Notice>{messages.sample}</Notice>}
      <FactList
        narrow="short"
        facts={[
          { label: messages.institution, value: job.institution ?? messages.confidential },
          { label: messages.department, value: job.department },
          { label: messages.location, value: job.location },
          { label: messages.experience, value: job.experience },
          { label: messages.type, value: job.type },
          { label: messages.salary, value: job.salary },
        ]}
      />
    </>
  )
}
