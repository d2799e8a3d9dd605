'use client'
import Link from 'next/link'
import { isStaff } from '@/cms/access/roles'
import { ButtonLink, buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Language, paths, pathsIn } from '@/lib/language'
import type { Me } from '@/lib/request/signed-in'
import type { LayoutMessages } from '../messages'
import { type SignOutAction, SignOutButton } from './use-sign-out'

type User = NonNullable<Me['user']>

export interface SignedInMenuProps {
  language: Language
  messages: LayoutMessages['account']
  signOut: SignOutAction
  user: User
  /** Whether it is at the end of the mobile menu rather than in the header. */
  place: 'mobile' | 'header'
}

/** Full name, or the email's local part, or User. */
const userLabel = (user: User, someone: string) => user.fullName?.trim() || user.email?.split('@')[0] || someone

const PANEL_ENTRY =
  'flex min-h-tap w-full cursor-pointer items-center gap-[0.6rem] rounded-control px-3 text-ink no-underline hover:bg-brand-wash'

/** Menu of the person signed in. */
export default function SignedInMenu({ place, ...props }: SignedInMenuProps) {
  return place === 'mobile' ? <MobileMenu {...props} /> : <HeaderMenu {...props} />
}

type MenuProps = Omit<SignedInMenuProps, 'place'>

const HeaderMenu = ({ language, messages, signOut, user }: MenuProps) => (
  <>
    <button
      type="button"
      className={buttonLook({ kind: 'line', className: 'max-lg:hidden' })}
      popoverTarget="user-panel"
    >
      <Icon name="user" /> <span className="max-w-36 truncate">{userLabel(user, messages.someone)}</span>{' '}
      <Icon name="down" />
    </button>
    <div
      id="user-panel"
      className="floating-panel top-[calc(var(--header)+2rem)] right-[max(var(--spacing-gutter),(100vw-var(--container-content))/2)] w-60 p-2"
      popover="auto"
    >
      <Link className={PANEL_ENTRY} href={pathsIn(language).dashboard()} prefetch={false}>
        {messages.dashboard}
      </Link>
      {isStaff(user) && (
        <a className={PANEL_ENTRY} href={paths.studio()}>
          {messages.studio}
        </a>
      )}
      <SignOutButton language={language} messages={messages} action={signOut} className={PANEL_ENTRY} />
    </div>
  </>
)

const MobileMenu = ({ language, messages, signOut, user }: MenuProps) => (
  <>
    <p className="text-sm text-quiet">
      {messages.loggedInAs} {userLabel(user, messages.someone)}
    </p>
    <ButtonLink kind="line" wide href={pathsIn(language).dashboard()} prefetch={false}>
      {messages.dashboard}
    </ButtonLink>
    {isStaff(user) && (
      <a className={buttonLook({ kind: 'line', wide: true })} href={paths.studio()}>
        {messages.studio}
      </a>
    )}
    <SignOutButton
      language={language}
      messages={messages}
      action={signOut}
      className={buttonLook({ kind: 'line', wide: true })}
    />
  </>
)
