'use client'
import { useEffect } from 'react'

/** Payload's delete confirmation, and its cancel button. */
const DIALOG = '.confirmation-modal'
const SAFE = '#confirm-cancel'
/** How many focused elements to remember: a closed menu's button, and its entry. */
const REMEMBERED = 4

/** Whether an element can be focused: an entry of a closed menu may still be in the DOM. */
const isHeld = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/**
 * Focuses the cancel button of Payload's dialogs, and restores the focus when they close: to the element that opened
 * them, or to the menu's button if that was an entry of a closed menu.
 */
export function DialogFocus() {
  useEffect(() => {
    let isOpen = false
    let before: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(DIALOG)) return
      before = [target, ...before.filter((element) => element !== target)].slice(0, REMEMBERED)
    }
    const follow = () => {
      const dialog = document.querySelector(DIALOG)
      if (Boolean(dialog) === isOpen) return
      isOpen = Boolean(dialog)
      // The dialog sets its own focus on opening, and leaves it on the body on closing.
      requestAnimationFrame(() => {
        if (dialog) dialog.querySelector<HTMLElement>(SAFE)?.focus()
        else if (!isHeld(document.activeElement)) before.find(isHeld)?.focus()
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
