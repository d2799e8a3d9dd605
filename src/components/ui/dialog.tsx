'use client'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { controlLook } from './button'
import { focusFirstField } from './forms/first-field'
import { Icon } from './icon'

const BOX = [
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,100vw-2rem)] overflow-auto rounded-card border border-rule',
  'bg-raised text-ink shadow-float backdrop:bg-veil max-xs:mb-0 max-xs:w-full max-xs:max-w-none',
  'max-xs:rounded-b-none max-xs:border-x-0 max-xs:border-b-0 noscript:static noscript:mt-6 noscript:block',
  'noscript:max-h-none noscript:w-full noscript:max-w-none noscript:rounded-card noscript:border',
  'noscript:shadow-none',
].join(' ')

/** Button row of a dialog; full width on phones. */
export const dialogActions = 'flex flex-wrap gap-[0.6rem] max-xs:[&>*]:flex-[1_1_100%]'

/** Props for a button that opens or closes a dialog by id without script. */
export const dialogCommand = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id })

/** Fallback for browsers without `command`: 3 of 100 in 2026. */
export const hasCommands = () => 'command' in HTMLButtonElement.prototype

/**
 * A modal on the native element: it traps the focus, closes on Escape and on the backdrop, and restores the focus. With
 * an id, HTML opens and closes it (`dialogCommand`) before hydration; `onClose` is called afterwards. Without one it is
 * open while rendered, until `onClose`.
 */
export function Dialog(props: {
  id?: string
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}) {
  const { id, onClose, title, closeLabel, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => (id ? dialog.current?.close() : onClose())

  // Closes before unmounting: browsers restore the focus only when a mounted dialog closes.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (!id) dialog.current?.showModal()
    // If HTML opened it before hydration, the visitor may be typing.
    if (dialog.current?.open && !document.activeElement?.matches('input, select, textarea'))
      focusFirstField(dialog.current)
  }, [id])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key; the press beside it is for pointers
    <dialog
      ref={dialog}
      id={id}
      className={BOX}
      aria-labelledby={titleId}
      onToggle={({ newState }) => {
        if (id && newState === 'open') focusFirstField(dialog.current)
      }}
      onCancel={(event) => {
        // The close event comes late; a click on the opener in between would be lost.
        if (id || event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="grid gap-[1.1rem] px-[clamp(1.25rem,5vw,2rem)] pt-6 pb-[clamp(1.25rem,5vw,2rem)]">
        <header className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-h3/heading">
            {title}
          </h2>
          <button
            type="button"
            className={`${controlLook} -mt-2 -me-2 border-transparent bg-transparent noscript:hidden`}
            aria-label={closeLabel}
            {...(id && dialogCommand('close', id))}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
