import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

/** Everything public may be read; what belongs to one person or to the studio is not for search engines. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/dashboard', '/internal/', '/my/', '/saved/', '/verify', '/reset-password'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
