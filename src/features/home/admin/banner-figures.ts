import type { PayloadRequest } from 'payload'
import { drafts } from '@/cms/admin/overview/drafts'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { countBanners } from './banner-queries'
import { homeDeskPaths } from './desk-paths'
import { homeAdminTexts } from './texts'

/** How many banners visitors see now, how many will appear by themselves, and how many are drafts. */
export async function bannersPart(req: PayloadRequest): Promise<OverviewPart> {
  const [{ showing, coming }, written] = await Promise.all([
    countBanners(req.payload),
    drafts(req, 'banner-slides', homeAdminTexts.drafts),
  ])
  const href = homeDeskPaths.banners()
  return {
    waiting: [written],
    figures: [
      {
        label: homeAdminTexts.showing,
        value: showing,
        href,
        detail: coming > 0 ? homeAdminTexts.coming(coming) : undefined,
      },
    ],
  }
}
