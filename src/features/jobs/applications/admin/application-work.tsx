'use client'
import { useState } from 'react'
import { callStudio } from '@/cms/admin/desk/call-studio'
import { ConfirmDialog } from '@/cms/admin/desk/confirm-dialog'
import { StudioButton } from '@/cms/admin/desk/studio-button'
import { sideColumn } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { NoteList, type ShownNote } from '@/cms/notes/note-list'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import type { Stage } from '@/features/jobs/schema'
import { useMoves } from '../moves/admin/use-moves'
import { applicationDeskMessages as texts } from './messages'
import { StageSelect } from './stage-select'

interface WorkProps {
  id: string
  name: string
  stage: Stage
  /** How many steps its history has. */
  steps: number
  notes: readonly ShownNote[]
  /** Null where no hospital has sent the vacancy in. */
  sending: Sending | null
}

/** Whether an application may be shown to the hospital, and when it was. */
export interface Sending {
  mayBeSentOn: boolean
  sentOnAt: string | null
}

/** What the team does with one application: moves it and writes notes. */
export function ApplicationWork({ id, name, stage, steps, notes, sending }: WorkProps) {
  const moves = useMoves()
  return (
    <aside className={sideColumn}>
      <h3>{texts.stage}</h3>
      <StageSelect
        id={id}
        steps={steps}
        label={texts.stageOf(name)}
        stage={stage}
        isDisabled={moves.isBusy}
        onMove={(to) => moves.ask([{ id, steps }], to)}
      />
      {stage === 'interview' ? (
        <StudioButton kind="plain" disabled={moves.isBusy} onClick={() => moves.ask([{ id, steps }], 'interview')}>
          {texts.one.setInterview}
        </StudioButton>
      ) : null}
      {sending ? <SendOn id={id} sending={sending} /> : null}
      <NoteList record={`/api/job-applications/${id}`} notes={notes} />
      {moves.dialog}
    </aside>
  )
}

/** Shows an application to the hospital whose vacancy it is for, once its applicant has agreed to that. */
function SendOn({ id, sending }: { id: string; sending: Sending }) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [isAsked, setAsked] = useState(false)
  if (sending.sentOnAt) {
    return (
      <p>
        {texts.one.sentOn}: {sending.sentOnAt}
      </p>
    )
  }
  if (!sending.mayBeSentOn) return <p>{texts.one.noSendOn}</p>
  return (
    <p>
      <StudioButton kind="plain" disabled={isBusy || isPending} onClick={() => setAsked(true)}>
        {texts.one.sendOn}
      </StudioButton>
      {isAsked ? (
        <ConfirmDialog
          question={texts.one.sendOn}
          note={texts.one.sendOnNote}
          confirmLabel={texts.one.sendOn}
          cancelLabel={vacancyDeskMessages.manage.cancel}
          onAnswer={(isYes) => {
            setAsked(false)
            if (!isYes) return
            void run(
              () => callStudio('POST', `/api/job-applications/${id}/send-on`, {}),
              texts.one.sendOnDone,
              texts.one.sendOnFailed,
            )
          }}
        />
      ) : null}
    </p>
  )
}
