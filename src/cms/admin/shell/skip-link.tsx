'use client'
import { useEffect } from 'react'

const HIDDEN_UNTIL_FOCUSED =
  'absolute start-2 -top-full z-50 inline-flex min-h-11 items-center rounded-control bg-brand px-4 font-semibold text-on-brand focus:top-2'
const MAIN = 'main'

/** Payload's own screens have a `main` that no link can name. */
function nameMain() {
  const main = document.querySelector<HTMLElement>('main')
  if (!main || main.id === MAIN) return
  main.id = MAIN
  main.tabIndex = -1
}

/** Leads past the navigation to what the screen is about. */
export function SkipLink({ label }: { label: string }) {
  // Payload puts its screens in place later than the frame, and another one when a link of its own is followed.
  useEffect(() => {
    nameMain()
    const observer = new MutationObserver(nameMain)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <a className={HIDDEN_UNTIL_FOCUSED} href={`#${MAIN}`}>
      {label}
    </a>
  )
}
