'use client'
import { useActionState, useEffect, useRef } from 'react'
import { layoutMessages } from '@/components/layout/messages'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import { gate, gateActions, StudioButton, StudioLink } from '../desk/styles'
import { StudioLogo } from './logo'

const { account, backToStudio } = layoutMessages(STUDIO_LANGUAGE)

interface StudioSignOutProps {
  /** Ends the session and redirects home; returns true if that failed. */
  action: (before: boolean) => Promise<boolean>
  /** Whether the request came from inside the site; a link from elsewhere shows the button only. */
  isSameSite: boolean
}

/** Signs out of the studio: automatically with script, by a button without. */
export function StudioSignOut({ action, isSameSite }: StudioSignOutProps) {
  const [hasFailed, submit, isPending] = useActionState(action, false)
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSameSite || isSent.current) return
    isSent.current = true
    form.current?.requestSubmit()
  }, [isSameSite])
  return (
    <main className={gate}>
      <StudioLogo />
      <h1>{account.signOut}</h1>
      <p role="status">{isPending ? account.toasts.signingOut : hasFailed ? account.toasts.failed : null}</p>
      <form ref={form} className={gateActions} action={submit}>
        <StudioButton type="submit" disabled={isPending}>
          {isPending ? account.signingOut : account.signOut}
        </StudioButton>
        <StudioLink kind="plain" href={paths.studio()}>
          {backToStudio}
        </StudioLink>
      </form>
    </main>
  )
}
