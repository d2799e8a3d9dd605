'use client'
import { useId } from 'react'
import { StudioButton } from '../studio-button'
import { actionRow } from '../styles'
import { useModal } from './use-modal'

interface ConfirmDialogProps {
  question: string
  note?: string
  confirmLabel: string
  cancelLabel: string
  isDangerous?: boolean
  onClose: () => void
  /** Called once it is closed. */
  onYes: () => unknown
}

/**
 * Asks before something that cannot be taken back; Escape and Cancel mean no, and Cancel has the focus first, as in
 * Payload's own dialogs. Mount it to ask.
 */
export function ConfirmDialog({
  question,
  note,
  confirmLabel,
  cancelLabel,
  isDangerous,
  onClose,
  onYes,
}: ConfirmDialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className="max-w-112 rounded-card border border-rule bg-raised p-6 text-ink shadow-float backdrop:bg-[oklch(0.2_0.024_172/0.5)]"
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <p className="text-question font-semibold" id={id}>
        {question}
      </p>
      {note ? <p>{note}</p> : null}
      <p className={actionRow}>
        <StudioButton kind={isDangerous ? 'act' : 'plain'} onClick={onClose}>
          {cancelLabel}
        </StudioButton>
        <StudioButton
          kind={isDangerous ? 'bad' : 'act'}
          onClick={() => {
            onClose()
            void onYes()
          }}
        >
          {confirmLabel}
        </StudioButton>
      </p>
    </dialog>
  )
}
