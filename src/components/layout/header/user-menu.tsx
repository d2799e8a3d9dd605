'use client'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { loadedLater } from '@/components/ui/loaded-later'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { useMe } from '@/lib/request/use-me'
import type { LayoutMessages } from '../messages'
import type { SignOutAction } from './use-sign-out'

const SignedInMenu = loadedLater(() => import('./signed-in-menu'))

interface UserMenuProps {
  language: Language
  messages: LayoutMessages['account']
  signOut: SignOutAction
  /** Whether it is at the end of the mobile menu rather than in the header. */
  isMobile?: boolean
}

/**
 * Login, or the menu of the person signed in. Pages are shared, so without script nothing is known, and with it only
 * that someone is signed in until /api/me responds: until then it is "Account", which leads to the dashboard or else to
 * sign-in.
 */
export function UserMenu({ isMobile = false, ...props }: UserMenuProps) {
  const { language, messages } = props
  const { me } = useMe()
  const account = (
    <ButtonLink kind={isMobile ? 'act' : 'line'} wide={isMobile} href={pathsIn(language).dashboard()} prefetch={false}>
      {messages.account}
    </ButtonLink>
  )
  if (me?.user) {
    const instead = isMobile ? account : <span className="hidden lg:contents">{account}</span>
    return <SignedInMenu {...props} user={me.user} isMobile={isMobile} instead={instead} />
  }
  return (
    <>
      <ButtonLink
        kind={isMobile ? 'act' : 'line'}
        wide={isMobile}
        className={classNames('noscript:hidden', !isMobile && 'max-lg:hidden', !me && 'signed-in:hidden')}
        href={pathsIn(language).login()}
        prefetch={false}
      >
        {messages.login}
      </ButtonLink>
      <span
        className={classNames(
          'hidden',
          isMobile ? 'noscript:contents' : 'lg:noscript:contents',
          !me && (isMobile ? 'signed-in:contents' : 'lg:signed-in:contents'),
        )}
      >
        {account}
      </span>
    </>
  )
}
