import type { CollectionAfterChangeHook } from 'payload'
import type { BannerSlide } from '@/payload-types'
import { type BannerWindow, comingChanges } from '../live-banners'

/** Has the home page renewed at the very moments at which a banner appears or disappears. */
export const changeBannersInTime: CollectionAfterChangeHook<BannerSlide> = async ({ doc, previousDoc, req }) => {
  const before = new Set(comingChanges([previousDoc ?? ({} as BannerWindow)]))
  for (const moment of comingChanges([doc])) {
    if (before.has(moment)) continue
    await req.payload.jobs.queue({ task: 'change-banners', input: {}, waitUntil: new Date(moment), req })
  }
  return doc
}
