'use client'
import { useEffect } from 'react'

/** Payload's delete confirmation, and its cancel button. */
const CONFIRMATION = '.confirmation-modal'
const SAFE = '#confirm-cancel'
const DIALOG = `${CONFIRMATION}, dialog.drawer`
/** How many focused elements to remember before a dialog: a closed menu's button, and its entry. */
const REMEMBERED = 4

/** Whether an element can be focused: an entry of a closed menu may still be in the DOM. */
const isHeld = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Moves the focus into a dialog: to its cancel button, else, where Payload has left it outside, to the dialog itself. */
function focusInside(dialog: HTMLElement): void {
  // A drawer comes invisible, when nothing in it can be focused.
  if (!dialog.checkVisibility({ visibilityProperty: true })) {
    if (dialog.isConnected) requestAnimationFrame(() => focusInside(dialog))
    return
  }
  const safe = dialog.querySelector<HTMLElement>(SAFE)
  if (safe) safe.focus()
  else if (!dialog.contains(document.activeElement)) {
    dialog.tabIndex = -1
    dialog.focus()
  }
}

/**
 * Moves the focus into Payload's dialogs and drawers, and restores it when they close: to the element that opened them,
 * or to the menu's button if that was an entry of a closed menu.
 */
export function DialogFocus() {
  useEffect(() => {
    /** What had the focus before each open dialog, the latest first. */
    const openers = new Map<HTMLElement, HTMLElement[]>()
    let before: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      before = [target, ...before.filter((element) => element !== target)].slice(0, REMEMBERED)
    }
    const follow = () => {
      const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOG)]
      const opened = dialogs.find((dialog) => !openers.has(dialog))
      if (opened) openers.set(opened, before)
      const closed = [...openers].filter(([dialog]) => !dialogs.includes(dialog))
      for (const [dialog] of closed) openers.delete(dialog)
      if (!opened && closed.length === 0) return
      // A confirmation sets its own focus on opening, and leaves it on the body on closing.
      requestAnimationFrame(() => {
        if (opened) focusInside(opened)
        else if (!isHeld(document.activeElement))
          closed
            .flatMap(([, held]) => held)
            .find(isHeld)
            ?.focus()
      })
    }
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
  return null
}
