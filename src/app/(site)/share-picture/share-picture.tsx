import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { drawingForSharing } from '@/components/drawings/drawing-files'
import { SHARE_PICTURE } from '@/components/seo/page-metadata'
import { homeMessages } from '@/features/home/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { DEFAULT_LANGUAGE } from '@/lib/text/language'

/** The picture that a shared link shows: the name, what the site is for, and the street of the old and the new. */
export async function sharePicture(): Promise<Response> {
  const [{ brand }, font] = await Promise.all([
    getSiteSettings(),
    readFile(join(process.cwd(), 'src/app/(site)/fonts/anek-latin-share.ttf')),
  ])
  const drawing = `data:image/svg+xml;base64,${Buffer.from(drawingForSharing()).toString('base64')}`
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', position: 'relative', background: '#ebf2ec' }}>
      {/* biome-ignore lint/a11y/useAltText: the picture as a whole has its words where the page names it */}
      <img src={drawing} width={1200} height={360} style={{ position: 'absolute', bottom: 0, left: 0 }} />
      <div style={{ display: 'flex', flexDirection: 'column', padding: '64px 72px', gap: 20, color: '#0a231d' }}>
        <div style={{ fontSize: 34, color: '#00594d' }}>{brand}</div>
        <div style={{ fontSize: 60, lineHeight: 1.12, maxWidth: 900 }}>{homeMessages(DEFAULT_LANGUAGE).title}</div>
      </div>
    </div>,
    { ...SHARE_PICTURE, fonts: [{ name: 'Anek Latin', data: font, weight: 600 }] },
  )
}
