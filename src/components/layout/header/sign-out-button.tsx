'use client'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import type { LayoutMessages } from '../messages'
import { type SignOutAction, useSignOut } from './use-sign-out'

/** Sign Out as the menus and the dashboard show it. */
export function SignOutButton({
  language,
  action,
  messages,
  className,
}: {
  language: Language
  action: SignOutAction
  messages: LayoutMessages['account']
  className?: string
}) {
  const { signOut, isSigningOut } = useSignOut(action, language, messages)
  return (
    <button type="button" className={className} onClick={signOut} aria-disabled={isSigningOut || undefined}>
      <Icon name="out" /> {isSigningOut ? messages.signingOut : messages.signOut}
    </button>
  )
}
