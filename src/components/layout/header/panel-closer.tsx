'use client'
import { useEffect } from 'react'

/** Closes the panel or menu in which a link was followed: the header outlives the page. */
export function PanelCloser() {
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
