'use client'
import { useEffect, useId, useRef } from 'react'

interface ConfirmDialogProps {
  question: string
  note?: string
  confirmLabel: string
  cancelLabel: string
  isDangerous?: boolean
  onAnswer: (isYes: boolean) => void
}

/** Asks before something that cannot be taken back; Escape and Cancel mean no. Mount it to ask. */
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
      className="desk-dialog"
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <p className="desk-question" id={id}>
        {question}
      </p>
      {note ? <p>{note}</p> : null}
      <p className="desk-ways">
        <button type="button" className={`studio-button ${isDangerous ? 'is-bad' : ''}`} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </button>
        <button type="button" className="studio-button is-plain" onClick={() => onAnswer(false)}>
          {cancelLabel}
        </button>
      </p>
    </dialog>
  )
}
