import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ToastHost } from '@/components/ui/messages/toast-host'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { fontVariables } from '../../(site)/fonts'
import '../../(site)/globals.css'

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL), robots: { index: false, follow: false } }

/** An empty page: each preview brings its own header and footer, because the edit may change those. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={STUDIO_LANGUAGE} className={fontVariables}>
      <body>
        {children}
        <ToastHost />
      </body>
    </html>
  )
}
