'use client'
import { useEffect } from 'react'

const HIDDEN_UNTIL_FOCUSED =
  'absolute start-2 -top-full z-50 inline-flex min-h-11 items-center rounded-control bg-brand px-4 font-semibold text-on-brand focus:top-2'
const MAIN = 'main'

/** Payload's own screens have a `main` without an id. */
function nameMain() {
  const main = document.querySelector<HTMLElement>('main')
  if (!main || main.id === MAIN) return
  main.id = MAIN
  main.tabIndex = -1
}

export function SkipLink({ label }: { label: string }) {
  // Payload mounts screens after the frame, and replaces them on its own navigation.
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
