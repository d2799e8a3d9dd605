'use client'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { useMe } from '@/lib/request/use-me'

const VERSION = 'col-start-1 row-start-1 max-w-none'

interface AccountStripProps {
  language: Language
  messages: { label: string; invite: string; login: string; welcome: string; dashboard: string }
  returnTo: string
}

/**
 * Invites visitors to sign in. Both versions share one place and one is hidden, so that nothing shifts when the session
 * is known. Without script it never is: then the text suits both.
 */
export function AccountStrip({ language, messages, returnTo }: AccountStripProps) {
  const { me } = useMe()
  const isSignedIn = Boolean(me?.user)
  const welcome = (
    <>
      {messages.welcome}{' '}
      <Link href={pathsIn(language).dashboard()} prefetch={false}>
        {messages.dashboard}
      </Link>
    </>
  )
  return (
    <aside className="border-b border-rule bg-brand-wash text-sm print:hidden" aria-label={messages.label}>
      <div className="wrap grid py-[0.55rem]">
        <p className={classNames(VERSION, 'noscript:hidden', isSignedIn && 'invisible', !me && 'signed-in:invisible')}>
          {messages.invite}{' '}
          <Link href={pathsIn(language).login(returnTo)} prefetch={false}>
            {messages.login}
          </Link>
        </p>
        <p className={classNames(VERSION, 'hidden noscript:block')}>{welcome}</p>
        <p className={classNames(VERSION, 'noscript:hidden', !isSignedIn && 'invisible', !me && 'signed-in:visible')}>
          {welcome}
        </p>
      </div>
    </aside>
  )
}
