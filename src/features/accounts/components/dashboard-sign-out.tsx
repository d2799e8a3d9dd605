'use client'
import { type SignOutAction, useSignOut } from '@/components/layout/header/use-sign-out'
import type { LayoutMessages } from '@/components/layout/messages'
import { Button } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'

interface DashboardSignOutProps {
  language: Language
  messages: LayoutMessages['account']
  action: SignOutAction
  plainAction: (form: FormData) => Promise<void>
}

/** Sign Out as a form, so that it works without script; with script a second press is ignored while it runs. */
export function DashboardSignOut({ language, messages, action, plainAction }: DashboardSignOutProps) {
  const { signOut, isSigningOut } = useSignOut(action, language, messages)
  return (
    <form
      action={plainAction}
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      <LanguageInput language={language} />
      <Button type="submit" kind="line" wide aria-disabled={isSigningOut || undefined}>
        <Icon name="out" /> {isSigningOut ? messages.signingOut : messages.signOut}
      </Button>
    </form>
  )
}
