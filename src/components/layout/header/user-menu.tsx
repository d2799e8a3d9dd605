'use client'
import Link from 'next/link'
import { isStaff } from '@/cms/access/roles'
import { ButtonLink, buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/addresses/paths'
import type { Me } from '@/lib/request/me'
import { useMe } from '@/lib/request/use-me'
import { layoutTexts } from '../texts'
import { FLOATING_PANEL } from './floating-panel'
import { SignOutButton } from './sign-out-button'
import type { SignOutAction } from './use-sign-out'

/** The full name, else the part of the e-mail before the at-sign, else User. */
const userLabel = (user: NonNullable<Me['user']>) =>
  user.fullName?.trim() || user.email?.split('@')[0] || layoutTexts.someone

const PANEL_ENTRY =
  'flex min-h-tap w-full cursor-pointer items-center gap-[0.6rem] rounded-control px-3 text-ink no-underline hover:bg-brand-wash'
const ACCOUNT = 'grid max-w-none gap-[0.6rem] pt-5'

/** Login until somebody is known to be signed in; then their menu. */
export function UserMenu({ signOut }: { signOut: SignOutAction }) {
  const user = useMe().me?.user
  if (!user) {
    return (
      <ButtonLink kind="line" className="max-lg:hidden" href={paths.login()} prefetch={false}>
        {layoutTexts.login}
      </ButtonLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttonLook({ kind: 'line', className: 'max-lg:hidden' })}
        popoverTarget="user-panel"
      >
        <Icon name="user" /> <span className="max-w-36 truncate">{userLabel(user)}</span> <Icon name="down" />
      </button>
      <div
        id="user-panel"
        className={`${FLOATING_PANEL} top-[calc(var(--header)+2rem)] right-[max(var(--spacing-gutter),(100vw-var(--container-content))/2)] w-60 p-2`}
        popover="auto"
      >
        <Link className={PANEL_ENTRY} href={paths.dashboard()} prefetch={false}>
          {layoutTexts.dashboard}
        </Link>
        {isStaff(user) && (
          <a className={PANEL_ENTRY} href={paths.studio()}>
            {layoutTexts.studio}
          </a>
        )}
        <SignOutButton action={signOut} className={PANEL_ENTRY} />
      </div>
    </>
  )
}

/** The same person at the end of the mobile menu. */
export function MobileUserMenu({ signOut }: { signOut: SignOutAction }) {
  const user = useMe().me?.user
  if (!user) {
    return (
      <p className={ACCOUNT}>
        <ButtonLink wide href={paths.login()} prefetch={false}>
          {layoutTexts.login}
        </ButtonLink>
      </p>
    )
  }
  return (
    <div className={ACCOUNT}>
      <p className="text-sm text-quiet">
        {layoutTexts.loggedInAs} {userLabel(user)}
      </p>
      <ButtonLink kind="line" wide href={paths.dashboard()} prefetch={false}>
        {layoutTexts.dashboard}
      </ButtonLink>
      {isStaff(user) && (
        <a className={buttonLook({ kind: 'line', wide: true })} href={paths.studio()}>
          {layoutTexts.studio}
        </a>
      )}
      <SignOutButton action={signOut} className={buttonLook({ kind: 'line', wide: true })} />
    </div>
  )
}
