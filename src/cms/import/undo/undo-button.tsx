'use client'
import { useState } from 'react'
import { callStudio } from '../../admin/desk/call-studio'
import { ConfirmDialog } from '../../admin/desk/confirm-dialog'
import { StudioButton } from '../../admin/desk/studio-button'
import { useDeskCalls } from '../../admin/desk/use-desk'
import { importMessages } from '../messages'

const texts = importMessages.undo

/** Undoes an import, after asking. */
export function UndoButton({ id, count }: { id: string; count: number }) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  return (
    <p>
      <StudioButton kind="bad" size="small" disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        {texts.undo(count)}
      </StudioButton>
      {isAsking ? (
        <ConfirmDialog
          question={texts.question(count)}
          note={texts.confirmNote}
          confirmLabel={texts.confirm}
          cancelLabel={importMessages.form.cancel}
          isDangerous
          onAnswer={(isYes) => {
            setAsking(false)
            if (isYes) void run(() => callStudio('POST', `/api/imports/${id}/undo`), texts.done, texts.failed)
          }}
        />
      ) : null}
    </p>
  )
}
