'use client'
import { useState } from 'react'
import { callStudio } from '../../admin/desk/call-studio'
import { ConfirmDialog } from '../../admin/desk/confirm-dialog'
import { studioButton } from '../../admin/desk/looks'
import { useDeskCalls } from '../../admin/desk/use-desk'
import { importTexts } from '../texts'

const texts = importTexts.undo

/** Undoes an import, after asking. */
export function UndoButton({ id, count }: { id: string; count: number }) {
  const { run, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  return (
    <p>
      <button
        type="button"
        className={studioButton({ kind: 'bad', size: 'small' })}
        disabled={isBusy || isPending}
        onClick={() => setAsking(true)}
      >
        {texts.undo(count)}
      </button>
      {isAsking ? (
        <ConfirmDialog
          question={texts.question(count)}
          note={texts.confirmNote}
          confirmLabel={texts.confirm}
          cancelLabel={importTexts.form.cancel}
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
