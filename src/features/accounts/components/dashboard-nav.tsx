import Link from 'next/link'
import { paths } from '@/lib/addresses/paths'
import { dashboardTexts } from '../texts'
import { TAB_LINKS } from './account-looks'

const PARTS = [
  ['overview', paths.dashboard()],
  ['profile', paths.profile()],
  ['account', paths.account()],
] as const
export type DashboardPart = (typeof PARTS)[number][0]

/** The three pages of the dashboard. */
export function DashboardNav({ current }: { current: DashboardPart }) {
  return (
    <nav className={TAB_LINKS.bar} aria-label={dashboardTexts.parts.label}>
      {PARTS.map(([part, href]) => (
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
