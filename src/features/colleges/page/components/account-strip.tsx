'use client'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { collegeTexts } from '@/features/colleges/texts'
import { paths } from '@/lib/addresses/paths'
import { useMe } from '@/lib/request/use-me'

const texts = collegeTexts.anonymous

const VERSION = 'col-start-1 row-start-1 max-w-none'

/**
 * Invites visitors to sign in. Both versions lie in one place and only one shows, so that nothing moves when it
 * becomes known who is reading.
 */
export function AccountStrip({ returnTo }: { returnTo: string }) {
  const isSignedIn = Boolean(useMe().me?.user)
  return (
    <aside className="border-b border-rule bg-brand-wash text-sm" aria-label={texts.label}>
      <div className="wrap grid py-[0.55rem]">
        <p
          className={classNames(VERSION, isSignedIn && 'invisible')}
          aria-hidden={isSignedIn || undefined}
          inert={isSignedIn}
        >
          {texts.invite}{' '}
          <Link href={paths.login(returnTo)} prefetch={false}>
            {texts.login}
          </Link>
        </p>
        <p
          className={classNames(VERSION, !isSignedIn && 'invisible')}
          aria-hidden={!isSignedIn || undefined}
          inert={!isSignedIn}
        >
          {texts.welcome}{' '}
          <Link href={paths.dashboard()} prefetch={false}>
            {texts.dashboard}
          </Link>
        </p>
      </div>
    </aside>
  )
}
