import Link from 'next/link'
import type { ReactNode } from 'react'
import { GATE_DRAWING } from '@/components/drawings/drawing-files'
import { ArrowLink } from '@/components/ui/button'
import { accountMessages } from '@/features/accounts/messages'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** Links as tabs, the current one underlined. */
const TAB_LINKS = {
  bar: 'flex gap-7 border-b border-rule',
  link: '-mb-px flex min-h-tap items-center border-b-[3px] border-transparent text-quiet no-underline aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink',
} as const

interface AccountPanelProps {
  language: Language
  title: string
  /** The sign-in page, if the back link leads there instead of home. */
  signIn?: string
  children: ReactNode
}

/** The layout of the pages around signing in and up: a form on the left, a drawing on the right. */
export function AccountPanel({ language, title, signIn, children }: AccountPanelProps) {
  const { backToSignIn, backToHome } = accountMessages(language).common
  return (
    <div className="grid min-h-[calc(100dvh-8rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start justify-stretch gap-6 px-gutter py-[clamp(1.75rem,1rem+4vw,4.5rem)] lg:pl-[max(var(--spacing-gutter),(100vw-var(--container-content))/2)] [&>*]:w-full [&>*]:max-w-md">
        <p>
          <ArrowLink back href={signIn ?? pathsIn(language).home()}>
            {signIn ? backToSignIn : backToHome}
          </ArrowLink>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <div className="relative hidden overflow-clip bg-draw-screen lg:block">
        <img
          className="absolute inset-0 size-full object-cover object-bottom"
          src={GATE_DRAWING.src}
          width={GATE_DRAWING.width}
          height={GATE_DRAWING.height}
          alt=""
          fetchPriority="low"
        />
      </div>
    </div>
  )
}

/** One section of the settings: its title on the left, the form on the right. */
export function SettingsSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-rule py-[clamp(1.75rem,1.25rem+2vw,3rem)] lg:grid-cols-[var(--margin-column)_minmax(0,1fr)] lg:gap-14 [section+&]:border-t">
      <header className="grid content-start gap-[0.4rem]">
        <h2 className="text-h4">{title}</h2>
        {lead && <p className="text-sm text-quiet">{lead}</p>}
      </header>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  )
}

interface DashboardPageProps {
  language: Language
  title: string
  current: 'overview' | 'profile' | 'account'
  children: ReactNode
}

/** One of the three pages of the dashboard, with links to all of them. */
export function DashboardPage({ language, title, current, children }: DashboardPageProps) {
  const dashboardMessages = accountMessages(language).dashboard
  const paths = pathsIn(language)
  const parts = [
    ['overview', paths.dashboard()],
    ['profile', paths.profile()],
    ['account', paths.account()],
  ] as const
  return (
    <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
      <h1 className="pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-5">{title}</h1>
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
      {children}
    </div>
  )
}

/** Switches between signing in and creating an account, keeping `next`. */
export function SignInSwitch({ language, creating, next }: { language: Language; creating: boolean; next?: string }) {
  const signInScreenMessages = accountMessages(language).signIn
  const paths = pathsIn(language)
  return (
    <nav className={TAB_LINKS.bar} aria-label={signInScreenMessages.switchLabel}>
      <Link className={TAB_LINKS.link} href={paths.login(next)} aria-current={creating ? undefined : 'page'} replace>
        {signInScreenMessages.signIn}
      </Link>
      <Link className={TAB_LINKS.link} href={paths.signUp(next)} aria-current={creating ? 'page' : undefined} replace>
        {signInScreenMessages.createAccount}
      </Link>
    </nav>
  )
}
