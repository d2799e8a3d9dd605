'use client'
import { Icon } from '@/components/ui/icon'
import { layoutTexts } from '../texts'
import { type SignOutAction, useSignOut } from './use-sign-out'

/** Sign Out as the menus and the dashboard show it. */
export function SignOutButton({ action, className }: { action: SignOutAction; className?: string }) {
  const { signOut, isSigningOut } = useSignOut(action)
  return (
    <button type="button" className={className} onClick={signOut} aria-disabled={isSigningOut || undefined}>
      <Icon name="out" /> {isSigningOut ? layoutTexts.signingOut : layoutTexts.signOut}
    </button>
  )
}
