import type { PayloadRequest } from 'payload'
import type { Figure } from '@/cms/admin/overview/figures'
import { countBanners } from './banner-queries'
import { homeDeskPaths } from './desk-paths'
import { homeAdminTexts } from './texts'

/** How many banners visitors see now, and how many will appear by themselves. */
export async function bannerFigures(req: PayloadRequest): Promise<Figure[]> {
  const { showing, coming } = await countBanners(req.payload)
  return [
    { label: homeAdminTexts.showing, value: showing, href: homeDeskPaths.banners() },
    { label: homeAdminTexts.coming, value: coming, href: homeDeskPaths.banners() },
  ]
}
