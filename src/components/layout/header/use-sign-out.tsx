'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { ANONYMOUS } from '@/lib/request/signed-in'
import { useMe } from '@/lib/request/use-me'
import type { LayoutMessages } from '../messages'

/** Ends the session on the server; returns whether it succeeded. */
export type SignOutAction = () => Promise<{ ok: boolean }>

/** Signs out from the header, menu or dashboard; ignores clicks while running. */
export function useSignOut(action: SignOutAction, language: Language, messages: LayoutMessages['account']) {
  const { toasts } = messages
  const router = useRouter()
  const { mutate } = useMe()
  const running = useRef(false)
  const [isSigningOut, setSigningOut] = useState(false)

  /** @param menu closed when it is done: on a phone it covers the page and its messages */
  async function signOut(menu?: HTMLElement | null) {
    if (running.current) return
    running.current = true
    setSigningOut(true)
    notify({ id: 'sign-out', kind: 'busy', text: toasts.signingOut })
    try {
      const result = await action()
      if (result.ok) {
        await mutate(ANONYMOUS, { revalidate: false })
        notify({ id: 'sign-out', kind: 'good', text: toasts.signedOut })
        router.push(pathsIn(language).home())
        router.refresh()
      } else {
        notify({ id: 'sign-out', kind: 'bad', text: toasts.failed })
      }
    } catch {
      notify({ id: 'sign-out', kind: 'bad', text: toasts.unexpected })
    } finally {
      menu?.hidePopover?.()
      running.current = false
      setSigningOut(false)
    }
  }

  return { signOut, isSigningOut }
}

/** Sign Out button of the menus and the dashboard. */
export function SignOutButton(props: {
  language: Language
  action: SignOutAction
  messages: LayoutMessages['account']
  className?: string
}) {
  const { language, action, messages, className } = props
  const { signOut, isSigningOut } = useSignOut(action, language, messages)
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => signOut(currentTarget.closest<HTMLElement>('[popover]'))}
      aria-disabled={isSigningOut || undefined}
    >
      <Icon name="out" /> {isSigningOut ? messages.signingOut : messages.signOut}
    </button>
  )
}
