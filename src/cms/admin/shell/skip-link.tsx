'use client'

const HIDDEN_UNTIL_FOCUSED =
  'absolute start-2 -top-full z-50 inline-flex min-h-11 items-center rounded-control bg-brand px-4 font-semibold text-on-brand focus:top-2'
const MAIN = 'main'

/** Payload's own screens have a `main` that no link can name. */
function nameMain() {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  main.id = MAIN
  main.tabIndex = -1
}

/** Leads past the navigation to what the screen is about. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={HIDDEN_UNTIL_FOCUSED} href={`#${MAIN}`} onFocus={nameMain}>
      {label}
    </a>
  )
}
