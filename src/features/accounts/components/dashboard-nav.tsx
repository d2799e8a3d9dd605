import Link from 'next/link'
import { pathsIn } from '@/lib/addresses/paths'
import type { Language } from '@/lib/text/language'
import { accountTexts } from '../texts'
import { TAB_LINKS } from './account-looks'

export type DashboardPart = 'overview' | 'profile' | 'account'

/** The three pages of the dashboard. */
export function DashboardNav({ language, current }: { language: Language; current: DashboardPart }) {
  const dashboardTexts = accountTexts(language).dashboard
  const paths = pathsIn(language)
  const parts = [
    ['overview', paths.dashboard()],
    ['profile', paths.profile()],
    ['account', paths.account()],
  ] as const
  return (
    <nav className={TAB_LINKS.bar} aria-label={dashboardTexts.parts.label}>
      {parts.map(([part, href]) => (
        <Link
          key={part}
          className={TAB_LINKS.link}
          href={href}
          prefetch={false}
          aria-current={part === current ? 'page' : undefined}
        >
          {dashboardTexts.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
