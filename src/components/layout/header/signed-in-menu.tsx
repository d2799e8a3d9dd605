'use client'
import Link from 'next/link'
import { isStaff } from '@/cms/access/roles'
import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Language } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import type { Me } from '@/lib/request/signed-in'
import type { LayoutMessages } from '../messages'
import { type SignOutAction, SignOutButton } from './use-sign-out'

type User = NonNullable<Me['user']>

interface SignedInMenuProps {
  language: Language
  messages: LayoutMessages['account']
  signOut: SignOutAction
  user: User
  /** Whether it is at the end of the mobile menu rather than in the header. */
  isMobile: boolean
}

/** Full name, or the email's local part, or User. */
const userLabel = (user: User, someone: string) => user.fullName?.trim() || user.email?.split('@')[0] || someone

const PANEL_ENTRY =
  'flex min-h-tap w-full cursor-pointer items-center gap-[0.6rem] rounded-control px-3 text-ink no-underline hover:bg-brand-wash'

/** Menu of the person signed in: a panel in the header, the end of the mobile menu. */
export default function SignedInMenu({ language, messages, signOut, user, isMobile }: SignedInMenuProps) {
  const name = userLabel(user, messages.someone)
  const entry = isMobile ? buttonLook({ kind: 'line', wide: true }) : PANEL_ENTRY
  const entries = (
    <>
      <Link className={entry} href={pathsIn(language).dashboard()} prefetch={false}>
        {messages.dashboard}
      </Link>
      {isStaff(user) && (
        <a className={entry} href={paths.studio()}>
          {messages.studio}
        </a>
      )}
      <SignOutButton language={language} messages={messages} action={signOut} className={entry} />
    </>
  )
  if (isMobile)
    return (
      <>
        <p className="text-sm text-quiet">
          {messages.loggedInAs} {name}
        </p>
        {entries}
      </>
    )
  return (
    <>
      <button
        type="button"
        className={buttonLook({ kind: 'line', className: 'max-lg:hidden' })}
        popoverTarget="user-panel"
      >
        <Icon name="user" /> <span className="max-w-36 truncate max-[72rem]:sr-only">{name}</span> <Icon name="down" />
      </button>
      <div
        id="user-panel"
        className="floating-panel top-[calc(var(--header)+2rem)] right-[max(var(--spacing-gutter),(100vw-var(--container-content))/2)] w-60 p-2"
        popover="auto"
      >
        {entries}
      </div>
    </>
  )
}
