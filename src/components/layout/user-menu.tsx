'use client'
import Link from 'next/link'
import { isStaff } from '@/cms/roles'
import type { Me } from '@/lib/me'
import { paths } from '@/lib/paths'
import { useMe } from '@/lib/use-me'
import { Icon } from '../ui/icon'
import { SignOutButton } from './sign-out-button'
import { layoutTexts } from './texts'
import type { SignOutAction } from './use-sign-out'

/** The full name, else the part of the e-mail before the at-sign, else User. */
const userLabel = (user: NonNullable<Me['user']>) =>
  user.fullName?.trim() || user.email?.split('@')[0] || layoutTexts.someone

/** Login until somebody is known to be signed in; then their menu. */
export function UserMenu({ signOut }: { signOut: SignOutAction }) {
  const user = useMe().me?.user
  if (!user) {
    return (
      <Link className="button line desk" href={paths.login()} prefetch={false}>
        {layoutTexts.login}
      </Link>
    )
  }
  return (
    <>
      <button type="button" className="button line desk" popoverTarget="user-panel">
        <Icon name="user" /> <span className="user-label">{userLabel(user)}</span> <Icon name="down" />
      </button>
      <div id="user-panel" className="panel user-panel" popover="auto">
        <Link href={paths.dashboard()} prefetch={false}>
          {layoutTexts.dashboard}
        </Link>
        {isStaff(user) && <a href={paths.studio()}>{layoutTexts.studio}</a>}
        <SignOutButton action={signOut} />
      </div>
    </>
  )
}

/** The same person at the end of the mobile menu. */
export function MobileUserMenu({ signOut }: { signOut: SignOutAction }) {
  const user = useMe().me?.user
  if (!user) {
    return (
      <p className="account">
        <Link className="button wide" href={paths.login()} prefetch={false}>
          {layoutTexts.login}
        </Link>
      </p>
    )
  }
  return (
    <div className="account">
      <p className="small quiet">
        {layoutTexts.loggedInAs} {userLabel(user)}
      </p>
      <Link className="button line wide" href={paths.dashboard()} prefetch={false}>
        {layoutTexts.dashboard}
      </Link>
      {isStaff(user) && (
        <a className="button line wide" href={paths.studio()}>
          {layoutTexts.studio}
        </a>
      )}
      <SignOutButton action={signOut} className="button line wide" />
    </div>
  )
}
