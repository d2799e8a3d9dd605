'use client'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { loadedLater } from '@/components/ui/loaded-later'
import { type Language, pathsIn } from '@/lib/language'
import { useMe } from '@/lib/request/use-me'
import type { LayoutMessages } from '../messages'
import type { SignOutAction } from './use-sign-out'

const SignedInMenu = loadedLater(() => import('./signed-in-menu'))

interface UserMenuProps {
  language: Language
  messages: LayoutMessages['account']
  signOut: SignOutAction
}

/**
 * Login, or the menu of the person signed in. Pages are shared, so without script nothing is known, and with it only
 * that somebody is signed in until /api/me responds: until then it is "Account", which leads to the dashboard or else
 * to sign-in.
 */
export function UserMenu(props: UserMenuProps) {
  const { language, messages } = props
  const { me } = useMe()
  const account = (
    <ButtonLink kind="line" href={pathsIn(language).dashboard()} prefetch={false}>
      {messages.account}
    </ButtonLink>
  )
  if (me?.user) {
    const instead = <span className="hidden lg:contents">{account}</span>
    return <SignedInMenu {...props} user={me.user} place="header" instead={instead} />
  }
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
      <span className={classNames('hidden lg:noscript:contents', !me && 'lg:signed-in:contents')}>{account}</span>
    </>
  )
}

/** The same at the end of the mobile menu. */
export function MobileUserMenu(props: UserMenuProps) {
  const { language, messages } = props
  const { me } = useMe()
  const account = (
    <ButtonLink wide href={pathsIn(language).dashboard()} prefetch={false}>
      {messages.account}
    </ButtonLink>
  )
  return (
    <div className="grid max-w-none gap-[0.6rem] pt-5">
      {me?.user ? (
        <SignedInMenu {...props} user={me.user} place="mobile" instead={account} />
      ) : (
        <>
          <ButtonLink
            wide
            className={classNames('noscript:hidden', !me && 'signed-in:hidden')}
            href={pathsIn(language).login()}
            prefetch={false}
          >
            {messages.login}
          </ButtonLink>
          <span className={classNames('hidden noscript:contents', !me && 'signed-in:contents')}>{account}</span>
        </>
      )}
    </div>
  )
}
