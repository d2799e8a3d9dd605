import type { PayloadRequest } from 'payload'
import { drafts } from '@/cms/admin/overview/drafts'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { countBanners } from './banner-queries'
import { homeDeskPaths } from './desk-paths'
import { homeAdminMessages } from './messages'

/** How many banners visitors see now, how many will appear by themselves, and how many are drafts. */
export async function bannersPart(req: PayloadRequest): Promise<OverviewPart> {
  const [{ showing, coming }, written] = await Promise.all([
    countBanners(req.payload),
    drafts(req, 'banner-slides', homeAdminMessages.drafts),
  ])
  const href = homeDeskPaths.banners()
  return {
    waiting: [written],
    figures: [
      {
        label: homeAdminMessages.showing,
        value: showing,
        href,
        detail: coming > 0 ? homeAdminMessages.coming(coming) : undefined,
      },
    ],
  }
}
