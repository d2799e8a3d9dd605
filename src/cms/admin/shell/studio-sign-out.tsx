'use client'
import { useActionState, useEffect, useRef } from 'react'
import { layoutTexts } from '@/components/layout/texts'
import { paths } from '@/lib/addresses/paths'
import { gate, gateActions, studioButton } from '../desk/looks'
import { StudioLogo } from './logo'

interface StudioSignOutProps {
  /** Ends the session and leads home; comes back with a message when that failed. */
  action: (before: string | null) => Promise<string | null>
  /** Whether the person asked for it inside the site; a link from elsewhere gets the button only. */
  isAsked: boolean
}

/** Signing out of the studio: by itself where scripts run, with the button without them. */
export function StudioSignOut({ action, isAsked }: StudioSignOutProps) {
  const [problem, submit, isPending] = useActionState(action, null)
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isAsked || isSent.current) return
    isSent.current = true
    form.current?.requestSubmit()
  }, [isAsked])
  return (
    <main className={gate}>
      <StudioLogo />
      <h1>{layoutTexts.signOut}</h1>
      <p role="status">
        {isPending ? layoutTexts.toasts.signingOut : problem ? layoutTexts.toasts.failed(problem) : null}
      </p>
      <form ref={form} className={gateActions} action={submit}>
        <button className={studioButton()} type="submit" disabled={isPending}>
          {isPending ? layoutTexts.signingOut : layoutTexts.signOut}
        </button>
        <a className={studioButton({ kind: 'plain' })} href={paths.studio()}>
          {layoutTexts.backToStudio}
        </a>
      </form>
    </main>
  )
}
