import type { CollectionAfterChangeHook, TaskConfig } from 'payload'
import { clearTags, tags } from '@/lib/caching/cache'
import type { BannerSlide } from '@/payload-types'
import { comingChanges } from '../live-banners'

/** Schedules revalidation of the home page for the moments banners appear or disappear. */
export const changeBannersInTime: CollectionAfterChangeHook<BannerSlide> = async ({ doc, previousDoc, req }) => {
  const before = new Set(comingChanges([previousDoc ?? {}]))
  for (const moment of comingChanges([doc])) {
    if (before.has(moment)) continue
    await req.payload.jobs.queue({ task: 'change-banners', input: {}, waitUntil: new Date(moment), req })
  }
  return doc
}

/** Revalidates the home page when a banner's period begins or ends. Queued by the banner for each moment. */
export const changeBannersTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'change-banners',
  label: 'Show and hide banners in time',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  handler: ({ req }) => {
    clearTags(req, [tags.banners(), tags.home()])
    return { output: {} }
  },
}
