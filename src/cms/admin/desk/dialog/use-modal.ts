'use client'
import { useEffect, useRef } from 'react'

/**
 * Opens a dialog that is mounted to ask, and gives the focus back at its end.
 * @param first what of it has the focus, where that is not the browser's choice
 */
export function useModal(first?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useRef<Element>(null)
  useEffect(() => {
    asked.current ??= document.activeElement
    dialog.current?.showModal()
    if (first) dialog.current?.querySelector<HTMLElement>(first)?.focus()
    // A dialog that is taken away while it is open gives the focus to nobody.
    return () => {
      if (asked.current instanceof HTMLElement && asked.current.isConnected) asked.current.focus()
    }
  }, [first])
  return dialog
}
