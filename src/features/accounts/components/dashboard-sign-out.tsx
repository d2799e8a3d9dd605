'use client'
import type { SignOutAction } from '@/components/layout/header/use-sign-out'
import { useSignOut } from '@/components/layout/header/use-sign-out'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { dashboardTexts } from '../texts'

/** Sign Out as a form, so that it works before any script; with scripts a second press while it runs does nothing. */
export function DashboardSignOut({ action, plainAction }: { action: SignOutAction; plainAction: () => Promise<void> }) {
  const { signOut, isSigningOut } = useSignOut(action)
  return (
    <form
      action={plainAction}
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      <Button type="submit" kind="line" wide aria-disabled={isSigningOut || undefined}>
        <Icon name="out" /> {isSigningOut ? dashboardTexts.signingOut : dashboardTexts.signOut}
      </Button>
    </form>
  )
}
