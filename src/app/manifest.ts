import type { MetadataRoute } from 'next'
import { language } from '@/app/(site)/language'
import { homeMessages } from '@/features/home/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { pathsIn } from '@/lib/paths/paths'

export const dynamic = 'force-dynamic'

/** The web manifest: name and icons for a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brand } = await getSiteSettings()
  return {
    name: `${brand}: ${homeMessages(language).title}`,
    short_name: brand,
    description: homeMessages(language).description,
    lang: language,
    start_url: pathsIn(language).home(),
    display: 'minimal-ui',
    background_color: '#fbfbf5',
    theme_color: '#00594d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
