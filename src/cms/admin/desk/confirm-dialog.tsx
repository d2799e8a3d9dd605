'use client'
import { useEffect, useId, useRef } from 'react'
import { StudioButton } from './studio-button'
import { actionRow } from './styles'

interface ConfirmDialogProps {
  question: string
  note?: string
  confirmLabel: string
  cancelLabel: string
  isDangerous?: boolean
  onAnswer: (isYes: boolean) => void
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
  onAnswer,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useRef<Element>(null)
  const id = useId()
  useEffect(() => {
    asked.current ??= document.activeElement
    dialog.current?.showModal()
    // A dialog that is taken away while it is open gives the focus to nobody.
    return () => {
      if (asked.current instanceof HTMLElement && asked.current.isConnected) asked.current.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="max-w-112 rounded-card border border-rule bg-raised p-6 text-ink shadow-float backdrop:bg-[oklch(0.2_0.024_172/0.5)]"
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <p className="text-question font-semibold" id={id}>
        {question}
      </p>
      {note ? <p>{note}</p> : null}
      <p className={actionRow}>
        <StudioButton kind={isDangerous ? 'act' : 'plain'} onClick={() => onAnswer(false)}>
          {cancelLabel}
        </StudioButton>
        <StudioButton kind={isDangerous ? 'bad' : 'act'} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </StudioButton>
      </p>
    </dialog>
  )
}
