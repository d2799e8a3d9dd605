'use client'
import { type FormEvent, useState } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, StudioButton } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { LeaveGuard } from '@/cms/admin/unsaved/leave-guard'
import { MAX_REASON_LENGTH, POSTING_ANSWERS, type PostingAnswer } from '../schema'
import { postingDeskMessages as messages } from './messages'

interface AnswerFormProps {
  id: string
  updatedAt: string
  /** The last reason sent to the hospital. */
  reason: string
  /** The hospital already linked, or one with the same name. */
  hospital: string
  /** Null for a confidential posting. */
  hospitals: readonly { id: string; name: string; location: string }[] | null
}

const isAnswer = (value: unknown): value is PostingAnswer => POSTING_ANSWERS.some((answer) => answer === value)

/** Publishes a vacancy that a hospital sent in, or answers with a reason. */
export function AnswerForm({ id, updatedAt, reason, hospital, hospitals }: AnswerFormProps) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [error, setError] = useState<string>()
  const [isUnsaved, setUnsaved] = useState(false)

  const answerIt = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (!isAnswer(answer)) return
    const form = new FormData(event.currentTarget)
    const words = String(form.get('reason') ?? '').trim()
    const isTooLong = words.length > MAX_REASON_LENGTH
    if (answer !== 'published' && (!words || isTooLong)) {
      setError(isTooLong ? messages.reasonTooLong : messages.reasonMissing)
      event.currentTarget.querySelector('textarea')?.focus()
      return
    }
    setError(undefined)
    const body = {
      answer,
      updatedAt,
      reason: answer === 'published' ? undefined : words,
      hospital: String(form.get('hospital') ?? '') || null,
    }
    const toasts = [messages.answered(answer), messages.failed] as const
    if (await send(toasts, 'POST', `/api/vacancy-postings/${id}/answer`, body)) setUnsaved(false)
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={answerIt}
      onInput={({ currentTarget }) => setUnsaved(new FormData(currentTarget).get('reason') !== reason)}
      noValidate
    >
      {hospitals ? (
        <DeskField
          name="hospital"
          label={messages.institutionPage}
          initial={hospital}
          options={[
            { value: '', label: messages.noInstitutionPage },
            ...hospitals.map(({ id: value, name, location }) => ({ value, label: `${name} · ${location}` })),
          ]}
        />
      ) : null}
      <DeskField
        name="reason"
        label={messages.reason}
        rows={5}
        initial={reason.slice(0, MAX_REASON_LENGTH)}
        error={error}
      />
      <p className={actionRow}>
        {POSTING_ANSWERS.map((answer) => (
          <StudioButton
            key={answer}
            type="submit"
            value={answer}
            kind={answer === 'published' ? undefined : answer === 'declined' ? 'bad' : 'plain'}
            disabled={isBusy || isPending}
          >
            {messages.acts[answer]}
          </StudioButton>
        ))}
      </p>
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  )
}
