import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { footerView, headerView } from '@/components/layout/frame-view'
import { Header } from '@/components/layout/header/header'
import { TopBar } from '@/components/layout/header/top-bar'
import { layoutMessages } from '@/components/layout/messages'
import type { SiteSettingsView } from '@/components/layout/site-view'
import { SourceDrawings } from '@/components/sources/source-shape'
import { signOut } from '@/features/accounts/actions/sign-in'
import { trayLabels } from '@/features/colleges/compare/compare-queries'
import { CompareTray } from '@/features/colleges/compare/components/compare-tray'
import { getMenuStates } from '@/features/colleges/search/menu-states-queries'
import { env } from '@/lib/env'
import type { Language } from '@/lib/language'
import { AnsweredLately } from './answered-lately'

/** Frame of every page: the top bar, the header, the footer. */
export async function SiteFrame(props: { language: Language; site: SiteSettingsView; children: ReactNode }) {
  const { language, site, children } = props
  const header = headerView(language, site, await getMenuStates())
  return (
    <>
      <a
        className="absolute bottom-full left-4 z-50 bg-raised px-4 py-[0.6rem] text-ink focus:top-2 focus:bottom-auto"
        href="#main"
      >
        {layoutMessages(language).skip}
      </a>
      <div className="contents print:hidden">
        <TopBar language={language} site={site} />
        <Header language={language} view={header} signOut={signOut} />
      </div>
      {/* The header is not printed, but paper must name the site too. */}
      <p className="wrap hidden max-w-none text-sm print:block">
        {site.brand}, {new URL(env.SITE_URL).host}
      </p>
      <main id="main" tabIndex={-1} className="focus:outline-0">
        {children}
      </main>
      <SourceDrawings />
      <CompareTray language={language} messages={trayLabels(language)} />
      <div className="contents print:hidden">
        <Footer
          language={language}
          view={footerView(language, site, header.links)}
          answered={<AnsweredLately language={language} />}
        />
      </div>
    </>
  )
}
