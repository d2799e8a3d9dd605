'use client'
import Link from 'next/link'
import { isStaff } from '@/cms/access/roles'
import { ButtonLink, buttonLook } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { type Language, paths, pathsIn } from '@/lib/language'
import type { Me } from '@/lib/request/signed-in'
import { useMe } from '@/lib/request/use-me'
import type { LayoutMessages } from '../messages'
import { type SignOutAction, SignOutButton } from './use-sign-out'

/** The full name, else the part of the e-mail before the at-sign, else User. */
const userLabel = (user: NonNullable<Me['user']>, someone: string) =>
  user.fullName?.trim() || user.email?.split('@')[0] || someone

interface UserMenuProps {
  language: Language
  messages: LayoutMessages['account']
  signOut: SignOutAction
}

const PANEL_ENTRY =
  'flex min-h-tap w-full cursor-pointer items-center gap-[0.6rem] rounded-control px-3 text-ink no-underline hover:bg-brand-wash'
const ACCOUNT = 'grid max-w-none gap-[0.6rem] pt-5'

/**
 * Login, or the menu of who is signed in. Pages are the same for everybody, so that without script nothing is known,
 * and with it nothing but that somebody is, until /api/me has answered: there it is "Account", which leads to the
 * dashboard or, for who is not signed in, to the sign-in.
 */
export function UserMenu({ language, messages, signOut }: UserMenuProps) {
  const { me } = useMe()
  const user = me?.user
  if (!user)
    return (
      <>
        <ButtonLink
          kind="line"
          className={classNames('max-lg:hidden noscript:hidden', !me && 'signed-in:hidden')}
          href={pathsIn(language).login()}
          prefetch={false}
        >
          {messages.login}
        </ButtonLink>
        <span className={classNames('hidden lg:noscript:contents', !me && 'lg:signed-in:contents')}>
          <ButtonLink kind="line" href={pathsIn(language).dashboard()} prefetch={false}>
            {messages.account}
          </ButtonLink>
        </span>
      </>
    )
  return (
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
}

/** The same person at the end of the mobile menu. */
export function MobileUserMenu({ language, messages, signOut }: UserMenuProps) {
  const { me } = useMe()
  const user = me?.user
  if (!user)
    return (
      <p className={ACCOUNT}>
        <ButtonLink
          wide
          className={classNames('noscript:hidden', !me && 'signed-in:hidden')}
          href={pathsIn(language).login()}
          prefetch={false}
        >
          {messages.login}
        </ButtonLink>
        <span className={classNames('hidden noscript:contents', !me && 'signed-in:contents')}>
          <ButtonLink wide href={pathsIn(language).dashboard()} prefetch={false}>
            {messages.account}
          </ButtonLink>
        </span>
      </p>
    )
  return (
    <div className={ACCOUNT}>
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
    </div>
  )
}
