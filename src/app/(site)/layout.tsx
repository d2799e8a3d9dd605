import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FlashToast } from '@/components/layout/flash-toast'
import { ToastHost } from '@/components/ui/messages/toast-host'
import { accountTexts } from '@/features/accounts/texts'
import { homeTexts } from '@/features/home/texts'
import { getSiteSettings } from '@/features/pages/queries'
import { env } from '@/lib/env'
import { fontVariables } from './fonts'
import { SiteFrame } from './site-frame'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSiteSettings()
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: brand,
    title: { default: `${homeTexts.title} | ${brand}`, template: `%s | ${brand}` },
    description: homeTexts.description,
    openGraph: { siteName: brand, type: 'website', locale: 'en_IN' },
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

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const site = await getSiteSettings()
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <SiteFrame site={site}>{children}</SiteFrame>
        <ToastHost />
        <FlashToast texts={accountTexts.flash} />
      </body>
    </html>
  )
}
