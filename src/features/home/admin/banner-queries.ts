import type { Payload } from 'payload'
import { liveAndComingBanners, liveBanners } from '../live-banners'

/** How many banners visitors see now, and how many will appear by themselves. */
export async function countBanners(payload: Payload): Promise<{ showing: number; coming: number }> {
  const now = new Date()
  // Full authority: counts of what visitors see, now or later.
  const [showing, either] = await Promise.all([
    payload.count({ collection: 'banner-slides', where: liveBanners(now), overrideAccess: true }),
    payload.count({ collection: 'banner-slides', where: liveAndComingBanners(now), overrideAccess: true }),
  ])
  return { showing: showing.totalDocs, coming: either.totalDocs - showing.totalDocs }
}
