'use client'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { DeskDialog } from '@/cms/admin/desk/dialogs'
import { actionRow, fieldPair, notice, StudioButton } from '@/cms/admin/desk/styles'
import type { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { momentText } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { placeholderMessages, placeholderProblem } from '@/cms/mail/templates/template-fields'
import type { TeamStage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { STAGE_PLACES } from '../../../schema'
import { moveMessages as messages } from '../../admin/messages'
import { applicationMessages } from '../../application-messages'
import type { MailText } from '../../emails/application-mails'
import { MailPreview } from './mail-preview'
import type { Meanwhile, Seen } from './planned-moves'
import { type InterviewFields, usePlan } from './use-plan'

interface MoveDialogProps {
  seen: Seen[]
  stage: TeamStage
  send: ReturnType<typeof useDeskCalls>['send']
  isBusy: boolean
  onEnd: (isMoved: boolean) => void
}

/** Confirms moving applications, showing exactly the mails that will be sent. */
export function MoveDialog({ seen: shown, stage, send, isBusy, onEnd }: MoveDialogProps) {
  const router = useRouter()
  const { plan, seen, goOn, mailText, isCurrent, expectedError, change, again, interview, changeInterview } = usePlan(
    shown,
    stage,
  )
  const meanwhile = plan?.meanwhile ?? []
  const count = plan?.mails.length ?? 0
  const title = messages.question(shown.length, applicationMessages(STUDIO_LANGUAGE).stages[stage])
  const isReady = isCurrent && count > 0 && !isBusy

  async function move(isMailed: boolean) {
    if (!plan || !mailText) return
    const body = { seen: seen.current, stage, ...mailText, ...interview, digest: plan.digest, isMailed }
    if (await send([messages.moved, messages.notMoved], 'POST', '/api/job-applications/move', body)) onEnd(true)
    else await again()
  }

  if (meanwhile.length > 0) {
    return (
      <DeskDialog title={title} onClose={() => onEnd(false)}>
        <MovedMeanwhile
          happened={meanwhile}
          onGoOn={() => goOn(meanwhile)}
          onLeave={() => {
            onEnd(false)
            router.refresh()
          }}
        />
      </DeskDialog>
    )
  }

  return (
    <DeskDialog title={title} isWide onClose={() => onEnd(false)}>
      {plan && plan.staying > 0 && count > 0 ? <p className="text-quiet">{messages.staying(plan.staying)}</p> : null}
      {stage === 'interview' ? (
        <WhenAndWhere interview={interview} fieldErrors={expectedError?.fieldErrors ?? {}} onChange={changeInterview} />
      ) : null}
      {mailText && count > 0 ? (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <MailTextFields
            mailText={mailText}
            isForMany={count > 1}
            fieldErrors={expectedError?.fieldErrors ?? {}}
            onChange={change}
          />
          <MailPreview mails={plan?.mails ?? []} isCurrent={isCurrent} />
        </div>
      ) : (
        <p role="status">{plan ? messages.none : messages.loading}</p>
      )}
      {expectedError && Object.keys(expectedError.fieldErrors).length === 0 ? (
        <div className={notice('bad')} role="alert">
          <p>{expectedError.message ?? messages.notMoved}</p>
          <StudioButton kind="plain" size="small" onClick={() => again()}>
            {messages.again}
          </StudioButton>
        </div>
      ) : null}
      <p className={actionRow}>
        <StudioButton disabled={!isReady} onClick={() => move(true)}>
          {messages.send(plan ? count : shown.length)}
        </StudioButton>
        <StudioButton kind="plain" disabled={!isReady} onClick={() => move(false)}>
          {messages.silent}
        </StudioButton>
        <StudioButton kind="plain" onClick={() => onEnd(false)}>
          {messages.cancel}
        </StudioButton>
      </p>
    </DeskDialog>
  )
}

interface MeanwhileProps {
  happened: readonly Meanwhile[]
  onGoOn: () => void
  onLeave: () => void
}

/** What happened to the applications since the page was read, so that no second mail contradicts a first. */
function MovedMeanwhile({ happened, onGoOn, onLeave }: MeanwhileProps) {
  return (
    <div role="alert">
      <p>{messages.meanwhile}</p>
      <ul>
        {happened.map((one) => (
          <li key={one.id}>
            {messages.happened({
              ...one,
              stage: applicationMessages(STUDIO_LANGUAGE).stages[one.stage],
              at: momentText(one.at),
            })}
          </li>
        ))}
      </ul>
      <p className={actionRow}>
        <StudioButton onClick={onLeave}>{messages.leave}</StudioButton>
        <StudioButton kind="plain" onClick={onGoOn}>
          {messages.goOn}
        </StudioButton>
      </p>
    </div>
  )
}

interface InterviewProps {
  interview: InterviewFields
  fieldErrors: Record<string, string>
  onChange: (interview: InterviewFields) => void
}

/** Time and place of the interview, if agreed. */
function WhenAndWhere({ interview, fieldErrors, onChange }: InterviewProps) {
  const id = useId()
  const fields = [
    { name: 'interviewAt', label: messages.interviewAt, type: 'datetime-local' },
    { name: 'interviewPlace', label: messages.interviewPlace, type: 'text' },
  ] as const
  return (
    <div className="mb-5">
      <div className={fieldPair}>
        {fields.map(({ name, label, type }) => (
          <label key={name} className="grid content-start gap-1 font-semibold">
            {label}
            <input
              type={type}
              value={interview[name]}
              aria-invalid={fieldErrors[name] ? true : undefined}
              aria-describedby={`${id}-hint ${id}-${name}`}
              onChange={(event) => onChange({ ...interview, [name]: event.target.value })}
            />
            <span className="text-note font-normal text-bad" id={`${id}-${name}`} aria-live="polite">
              {fieldErrors[name]}
            </span>
          </label>
        ))}
      </div>
      <p className="m-0 text-quiet" id={`${id}-hint`}>
        {messages.interviewHint}
      </p>
    </div>
  )
}

interface MailTextFieldsProps {
  mailText: MailText
  isForMany: boolean
  fieldErrors: Record<string, string>
  onChange: (mailText: MailText) => void
}

/** The text loads after the dialog opens, so it is focused then. */
const focusFirst = (field: HTMLTextAreaElement | null) => field?.focus()

/** Subject and text of the mail, for this one time. */
function MailTextFields({ mailText, isForMany, fieldErrors, onChange }: MailTextFieldsProps) {
  const id = useId()
  const fields = [
    { name: 'subject', label: messages.subject, rows: 2 },
    { name: 'text', label: messages.text, rows: 12 },
  ] as const
  return (
    <div className="grid content-start gap-4">
      <p className="m-0 text-quiet" id={`${id}-hint`}>
        {messages.once} {isForMany ? placeholderMessages.help(STAGE_PLACES) : null}
      </p>
      {fields.map(({ name, label, rows }) => {
        const error = placeholderProblem(mailText[name], STAGE_PLACES) ?? fieldErrors[name]
        return (
          <label key={name} className="grid gap-1 font-semibold">
            {label}
            <textarea
              ref={name === 'subject' ? focusFirst : undefined}
              className="font-normal aria-invalid:border-bad"
              rows={rows}
              value={mailText[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-hint ${id}-${name}`}
              onChange={(event) => onChange({ ...mailText, [name]: event.target.value })}
            />
            <span className="text-note font-normal text-bad" id={`${id}-${name}`} aria-live="polite">
              {error}
            </span>
          </label>
        )
      })}
      <a href={studioPaths.global('application-mails')} target="_blank" rel="noreferrer">
        {messages.template}
      </a>
    </div>
  )
}
