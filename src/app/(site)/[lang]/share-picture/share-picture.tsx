import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { drawingForSharing } from '@/components/drawings/drawing-files'
import { layoutMessages } from '@/components/layout/messages'
import { SHARE_PICTURE } from '@/components/seo/page-metadata'
import { getSiteSettings } from '@/features/pages/queries'
import type { Language } from '@/lib/language'

/**
 * Titles pre-rendered in the site's own face (600, 60 px, line height 1.4, #0a231d), because the image renderer cannot
 * shape Devanagari. A test compares each with the home page.
 */
export const DRAWN_TITLES: Partial<Record<Language, { words: string; file: string; width: number; height: number }>> = {
  hi: { words: 'भारत और नेपाल में मेडिकल करियर और मेडिकल एडमिशन', file: 'title-hi.png', width: 916, height: 180 },
}

/** The link preview image: name, purpose, and the street of old and new. */
export async function sharePicture(language: Language): Promise<Response> {
  const title = DRAWN_TITLES[language]
  const [{ brand }, font, drawnTitle] = await Promise.all([
    getSiteSettings(),
    readFile(join(process.cwd(), 'src/app/(site)/fonts/anek-latin-share.ttf')),
    title && readFile(join(process.cwd(), 'src/app/(site)/[lang]/share-picture', title.file), 'base64'),
  ])
  const drawing = `data:image/svg+xml;base64,${Buffer.from(drawingForSharing()).toString('base64')}`
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', position: 'relative', background: '#ebf2ec' }}>
      {/* biome-ignore lint/a11y/useAltText: the picture as a whole has its words where the page names it */}
      <img src={drawing} width={1200} height={360} style={{ position: 'absolute', bottom: 0, left: 0 }} />
      <div style={{ display: 'flex', flexDirection: 'column', padding: '64px 72px', gap: 20, color: '#0a231d' }}>
        <div style={{ fontSize: 34, color: '#00594d' }}>{brand}</div>
        {title ? (
          // biome-ignore lint/a11y/useAltText: as above
          <img src={`data:image/png;base64,${drawnTitle}`} width={title.width} height={title.height} />
        ) : (
          <div style={{ fontSize: 60, lineHeight: 1.12, maxWidth: 900 }}>{layoutMessages(language).site.title}</div>
        )}
      </div>
    </div>,
    { ...SHARE_PICTURE, fonts: [{ name: 'Anek Latin', data: font, weight: 600 }] },
  )
}
