import type { TaskConfig } from 'payload'
import { clearTags, tags } from '@/lib/caching/cache'

/** Renews the home page when a banner's time begins or ends. Queued by the banner for each such moment. */
export const changeBannersTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'change-banners',
  label: 'Show and hide banners in time',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  handler: ({ req }) => {
    clearTags(req, [tags.banners(), tags.home()])
    return { output: {} }
  },
}
