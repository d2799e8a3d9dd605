import type { LivePreviewConfig } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/site-paths'

const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 375, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

/**
 * Live preview of the page beside its form.
 * @param url of the preview, unless it is the page of the collection or global itself
 */
export const livePreview = (of: string, url?: LivePreviewConfig['url']): LivePreviewConfig => ({
  url: url ?? env.SITE_URL + paths.pagePreview(of),
  breakpoints: BREAKPOINTS,
})
