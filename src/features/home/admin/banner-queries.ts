import type { Payload, PayloadRequest } from 'payload'
import { countAsServer } from '@/cms/access/access'
import { drafts } from '@/cms/admin/overview/drafts'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { liveAndComingBanners, liveBanners } from '../live-banners'
import { homeDeskPaths } from './desk-paths'
import { homeAdminMessages } from './messages'

/** Number of visible and scheduled banners. */
async function countBanners(payload: Payload): Promise<{ showing: number; coming: number }> {
  const now = new Date()
  // Full authority: counts of what visitors see now or later.
  const [showing, either] = await Promise.all([
    countAsServer(payload, 'banner-slides', liveBanners(now)),
    countAsServer(payload, 'banner-slides', liveAndComingBanners(now)),
  ])
  return { showing, coming: either - showing }
}

/** Number of visible, scheduled and draft banners. */
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
