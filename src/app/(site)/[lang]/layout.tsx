import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { routeLanguage } from '@/app/(site)/language'
import { FlashToast } from '@/components/layout/flash-toast'
import { MeSource } from '@/components/layout/me-source'
import { layoutMessages } from '@/components/layout/messages'
import { errorMessages } from '@/components/layout/screens/error-messages'
import { ErrorLabelsProvider } from '@/components/layout/screens/error-screen'
import { linkPreview } from '@/components/seo/page-metadata'
import { ToastHost } from '@/components/ui/messages/toast-host'
import { accountMessages } from '@/features/accounts/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { env } from '@/lib/env'
import { LANGUAGES } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { MARK_SIGNED_IN } from '@/lib/request/signed-in'
import { fontVariables } from '../fonts'
import { SiteFrame } from '../site-frame'
import '../globals.css'

/** Pages that read nothing from the request are prerendered once per language. */
export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }))

export async function generateMetadata(): Promise<Metadata> {
  const language = await routeLanguage()
  const { brand } = await getSiteSettings()
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: brand,
    title: { default: `${layoutMessages(language).site.title} | ${brand}`, template: `%s | ${brand}` },
    description: layoutMessages(language).site.description,
    openGraph: linkPreview(language),
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf5' },
    { media: '(prefers-color-scheme: dark)', color: '#081814' },
  ],
}

/** Below 500 px of height, as at 400 % zoom, nothing is sticky: it would leave a few lines of text. */
const LOW_SCREEN =
  '[@media(max-height:31.2rem)]:[&_.side-bar]:static! [@media(max-height:31.2rem)]:[&_[class*=sticky]]:static!'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const language = await routeLanguage()
  const site = await getSiteSettings(language)
  return (
    // Set before React hydrates.
    <html lang={language} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Here, because a page's own preview replaces the layout's. */}
        <meta property="og:site_name" content={site.brand} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, run before anything is drawn */}
        <script dangerouslySetInnerHTML={{ __html: MARK_SIGNED_IN }} />
      </head>
      <body className={LOW_SCREEN}>
        <ErrorLabelsProvider messages={errorMessages(language)} home={pathsIn(language).home()}>
          <SiteFrame language={language} site={site}>
            {children}
          </SiteFrame>
        </ErrorLabelsProvider>
        <ToastHost />
        <MeSource />
        <FlashToast messages={accountMessages(language).common.flash} />
      </body>
    </html>
  )
}
