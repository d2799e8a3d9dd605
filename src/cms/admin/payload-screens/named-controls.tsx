'use client'
import { useEffect } from 'react'
import { nameControls } from './control-names'

/**
 * Names what Payload's own lists and forms leave without a name for those who do not see it: checkboxes of rows, arrows
 * of pages, menus, choices. Payload has no place for a component of ours there, so it is done once they are drawn, and
 * again whenever they change (docs/payload-patches.md).
 */
export function NamedControls() {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameControls(document))
    }
    later()
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}
