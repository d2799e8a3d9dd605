'use client'
import { useEffect, useRef } from 'react'
import { notify } from '@/components/ui/messages/notify'
import { addToTray, isInTray, keepTray, useTray } from '../use-tray'

/**
 * A checkbox in a list that is a form leading to the comparison. Without script the form submits the ticked ones; with
 * it the tray updates at once, and adopts boxes ticked before hydration.
 */
export function CompareTick({ slug, label, full }: { slug: string; label: string; full: string }) {
  const tray = useTray()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current?.checked) addToTray(slug)
  }, [slug])
  // Reads the store, because the render may lag: a box ticked before hydration would be unticked again.
  useEffect(() => {
    if (box.current) box.current.checked = isInTray(slug)
  })
  const change = () => {
    if (!box.current?.checked) keepTray(tray.filter((other) => other !== slug))
    else if (!addToTray(slug)) {
      if (box.current) box.current.checked = false
      notify({ id: 'compare-full', kind: 'info', text: full })
    }
  }
  return (
    <label className="flex min-h-tap w-fit items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        name="c"
        value={slug}
        className="size-5 shrink-0 accent-brand"
        onChange={change}
      />
      {label}
    </label>
  )
}
