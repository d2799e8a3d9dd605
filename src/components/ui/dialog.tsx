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

/** The row of a dialog's buttons; on phones each takes the whole width. */
export const dialogActions = 'flex flex-wrap gap-[0.6rem] max-xs:[&>*]:flex-[1_1_100%]'

/** What opens or closes a dialog without script, on a button that gives its id. */
export const dialogCommand = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id })

/** For browsers without such buttons: 3 of 100 in 2026. */
export const hasCommands = () => 'command' in HTMLButtonElement.prototype

/**
 * A modal dialog on the platform's own element: it traps focus, closes on Escape and on a press beside it, and gives
 * focus back to what opened it. One with an id is opened and closed by HTML (`dialogCommand`), before any script is
 * there; `onClose` is told afterwards. One without is open for as long as the caller shows it, until `onClose`.
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

  // Before it is taken away, whoever asks for that: the browser gives focus back only where a dialog that is there closes.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (!id) dialog.current?.showModal()
    // Opened by HTML before this ran, somebody may be typing.
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
        // The browser tells of a close only later; a press on the opener in between would be lost.
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
