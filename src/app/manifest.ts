import type { MetadataRoute } from 'next'
import { layoutMessages } from '@/components/layout/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

export const dynamic = 'force-dynamic'

/** The web manifest: name and icons for a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brand } = await getSiteSettings()
  return {
    name: `${brand}: ${layoutMessages(DEFAULT_LANGUAGE).site.title}`,
    short_name: brand,
    description: layoutMessages(DEFAULT_LANGUAGE).site.description,
    lang: DEFAULT_LANGUAGE,
    start_url: pathsIn(DEFAULT_LANGUAGE).home(),
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
