import Link from 'next/link'
import { type Language, pathsIn } from '@/lib/language'
import { accountMessages } from '../messages'
import { TAB_LINKS } from './account-styles'

export type DashboardPart = 'overview' | 'profile' | 'account'

/** The three pages of the dashboard. */
export function DashboardNav({ language, current }: { language: Language; current: DashboardPart }) {
  const dashboardMessages = accountMessages(language).dashboard
  const paths = pathsIn(language)
  const parts = [
    ['overview', paths.dashboard()],
    ['profile', paths.profile()],
    ['account', paths.account()],
  ] as const
  return (
    <nav className={TAB_LINKS.bar} aria-label={dashboardMessages.parts.label}>
      {parts.map(([part, href]) => (
        <Link
          key={part}
          className={TAB_LINKS.link}
          href={href}
          prefetch={false}
          aria-current={part === current ? 'page' : undefined}
        >
          {dashboardMessages.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
