'use client'
import { useEffect } from 'react'

const OPEN_PANELS = '[popover]:popover-open'

/** Whether a place is in an open panel, or is the button that opened it. */
const belongsTo = (panel: HTMLElement, place: EventTarget | null) =>
  place instanceof Element &&
  (panel.contains(place) || place.closest(`[popovertarget="${CSS.escape(panel.id)}"]`) !== null)

/**
 * Closes the panel or menu in which a link was followed, because the header outlives the page, and the one that the
 * focus has left: it would lie over what the keyboard goes on to. It stands on every page, and so marks the one that
 * React has taken over, for the presses that waited for it (waiting-scripts.ts).
 */
export function PanelCloser() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    const closeAllBut = (place: EventTarget | null) => {
      for (const panel of document.querySelectorAll<HTMLElement>(OPEN_PANELS))
        if (!belongsTo(panel, place)) panel.hidePopover()
    }
    const leave = ({ target }: FocusEvent) => closeAllBut(target)
    // The focus may have left before the script came, which waits for a first key.
    if (document.activeElement !== document.body) closeAllBut(document.activeElement)
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [])

  useEffect(() => {
    const close = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
      event.target.closest<HTMLElement>('[popover]')?.hidePopover?.()
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  return null
}
