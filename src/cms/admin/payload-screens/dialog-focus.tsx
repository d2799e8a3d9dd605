'use client'
import { useEffect } from 'react'

/** Payload's dialog before a record goes, and its safe button. */
const DIALOG = '.confirmation-modal'
const SAFE = '#confirm-cancel'
/** The button of a menu that has closed, and what stood in it. */
const REMEMBERED = 4

/** Whether an element can have the focus: the entry of a menu that has closed may still be in the page. */
const isHeld = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/**
 * Payload's own dialogs begin with their safe button, and give the focus back when they close: to what opened them, or,
 * where that was an entry of a menu that has closed as well, to the menu's button.
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
      // The dialog sets the focus itself when it opens, and what it leaves behind when it closes is the page.
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
