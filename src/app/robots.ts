import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { LANGUAGE_PREFIXES, LANGUAGES, type Language } from '@/lib/language'

/** Paths under a language prefix that are personal, or a form about another page. */
const personal = (language: Language) =>
  ['/dashboard', '/my/', '/saved/', '/corrections', '/verify', '/reset-password'].map(
    (path) => LANGUAGE_PREFIXES[language] + path,
  )

/** Everything public may be crawled; personal pages and the studio may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/internal/', ...LANGUAGES.flatMap(personal)],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
