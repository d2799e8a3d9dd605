import Link from 'next/link'
import { paths } from '@/lib/paths'
import { dashboardTexts } from '../texts'

const PARTS = [
  ['overview', paths.dashboard()],
  ['profile', paths.profile()],
  ['account', paths.account()],
] as const
export type DashboardPart = (typeof PARTS)[number][0]

/** The three pages of the dashboard. */
export function DashboardNav({ current }: { current: DashboardPart }) {
  return (
    <nav className="switch" aria-label={dashboardTexts.parts.label}>
      {PARTS.map(([part, href]) => (
        <Link key={part} href={href} prefetch={false} aria-current={part === current ? 'page' : undefined}>
          {dashboardTexts.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
