'use client'
import { ConfirmedCall } from '@/cms/admin/desk/dialogs'
import { StudioButton, sideColumn } from '@/cms/admin/desk/styles'
import { NoteList, type ShownNote } from '@/cms/notes/note-list'
import type { Stage } from '@/features/jobs/schema'
import { useMoves } from '../moves/admin/use-moves'
import { applicationDeskMessages as messages } from './messages'
import { StageSelect } from './stage-select'

interface WorkProps {
  id: string
  name: string
  stage: Stage
  /** The length of its history. */
  steps: number
  notes: readonly ShownNote[]
  /** Null unless a hospital sent the vacancy in. */
  sending: Sending | null
}

/** Whether an application may be shown to the hospital, and when it was. */
export interface Sending {
  mayBeSentOn: boolean
  sentOnAt: string | null
}

/** The team's actions on an application: moving it and writing notes. */
export function ApplicationWork({ id, name, stage, steps, notes, sending }: WorkProps) {
  const moves = useMoves()
  return (
    <aside className={sideColumn}>
      <h3>{messages.stage}</h3>
      <StageSelect
        id={id}
        steps={steps}
        label={messages.stageOf(name)}
        stage={stage}
        isDisabled={moves.isBusy}
        onMove={(to) => moves.ask([{ id, steps }], to)}
      />
      {stage === 'interview' ? (
        <StudioButton kind="plain" disabled={moves.isBusy} onClick={() => moves.ask([{ id, steps }], 'interview')}>
          {messages.one.setInterview}
        </StudioButton>
      ) : null}
      {sending ? <SendOn id={id} sending={sending} /> : null}
      <NoteList record={`/api/job-applications/${id}`} notes={notes} />
      {moves.dialog}
    </aside>
  )
}

/** Sends an application on to the hospital, if its applicant has agreed. */
function SendOn({ id, sending }: { id: string; sending: Sending }) {
  if (sending.sentOnAt) {
    return (
      <p>
        {messages.one.sentOn}: {sending.sentOnAt}
      </p>
    )
  }
  if (!sending.mayBeSentOn) return <p>{messages.one.noSendOn}</p>
  return (
    <p>
      <ConfirmedCall
        label={messages.one.sendOn}
        url={`/api/job-applications/${id}/send-on`}
        toasts={[messages.one.sendOnDone, messages.one.sendOnFailed]}
        question={messages.one.sendOn}
        note={messages.one.sendOnNote}
        confirmLabel={messages.one.sendOn}
      />
    </p>
  )
}
