import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { LANGUAGE_PREFIXES, LANGUAGES, type Language } from '@/lib/language'

/** The addresses under a language's prefix that belong to one person, or are a form about another page. */
const personal = (language: Language) =>
  ['/dashboard', '/my/', '/saved/', '/corrections', '/verify', '/reset-password'].map(
    (path) => LANGUAGE_PREFIXES[language] + path,
  )

/** Everything public may be read; what belongs to one person or to the studio is not for search engines. */
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
