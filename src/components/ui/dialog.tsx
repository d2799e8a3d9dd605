'use client'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from './icon'

/**
 * A modal dialog on the platform's own element: it traps focus, closes on Escape and on a press beside it, and
 * gives focus back to what opened it. The caller holds the state: `open`, and `onClose` for every way of closing.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = 'Close',
  initialFocus,
  children,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel?: string
  /** What takes focus when it opens; without it the browser chooses the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      initialFocus?.current?.focus()
    }
    if (!open && element.open) element.close()
  }, [open, initialFocus])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key; the press beside it is for pointers
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="control" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
