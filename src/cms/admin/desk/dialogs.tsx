'use client'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { studioMessages } from '../messages'
import { actionRow, StudioButton } from './styles'
import { useDeskCalls } from './use-desk'

interface ModalProps extends Pick<ComponentProps<'dialog'>, 'role' | 'aria-labelledby' | 'children'> {
  className: string
  /** Selector of the element to focus instead of the browser's choice. */
  first?: string
  /** Called on Escape too. */
  onClose: () => void
}

/** A dialog that opens on mount and restores the focus on unmount. */
function Modal({ className, first, onClose, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    if (first) dialog.current?.querySelector<HTMLElement>(first)?.focus()
    // Unmounting an open dialog leaves the focus nowhere.
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    }
  }, [first])
  return (
    <dialog
      ref={dialog}
      className={`rounded-card border border-rule bg-raised p-6 text-ink shadow-float backdrop:bg-[oklch(0.2_0.024_172/0.5)] ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...props}
    />
  )
}

interface DeskDialogProps {
  title: string
  isWide?: boolean
  /** Called on Escape too. */
  onClose: () => void
  children: ReactNode
}

const WIDTH = { narrow: 'w-[min(30rem,94vw)]', wide: 'w-[min(64rem,94vw)]' } as const

/** A dialog with a form. Mount it to open it; focuses its first field, and restores the focus when closed. */
export function DeskDialog({ title, isWide = false, onClose, children }: DeskDialogProps) {
  const id = useId()
  return (
    <Modal
      className={`${isWide ? WIDTH.wide : WIDTH.narrow} max-h-[92dvh] max-w-none overflow-y-auto max-md:p-4`}
      first="select, input:not([type=hidden]), textarea"
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 className="mt-0 text-question font-semibold" id={id}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}

interface ConfirmDialogProps {
  question: string
  note?: string
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  onClose: () => void
  /** Called after it has closed. */
  onYes: () => unknown
}

/**
 * Confirms something irreversible; Escape and Cancel mean no, and Cancel has the initial focus, as in Payload's own
 * dialogs. Mount it to ask.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, note, confirmLabel, cancelLabel = studioMessages.cancel, isDangerous, onClose, onYes } = props
  const id = useId()
  return (
    <Modal className="max-w-112" role="alertdialog" aria-labelledby={id} onClose={onClose}>
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
    </Modal>
  )
}

interface ConfirmedCallProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'onClose' | 'onYes'> {
  label: string
  button?: Pick<ComponentProps<typeof StudioButton>, 'kind' | 'size'>
  /** Endpoint to post to. */
  url: string
  /** Toasts for success and failure. */
  toasts: readonly [success: string, failure: string]
}

/** A button that calls the server after a confirmation. */
export function ConfirmedCall({ label, button, url, toasts, ...question }: ConfirmedCallProps) {
  const { send, isBusy, isPending } = useDeskCalls()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <StudioButton kind="plain" {...button} disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        {label}
      </StudioButton>
      {isAsking ? (
        <ConfirmDialog {...question} onClose={() => setAsking(false)} onYes={() => send(toasts, 'POST', url)} />
      ) : null}
    </>
  )
}
