import type { Metadata } from 'next'
import type { AboutPage, BreadcrumbList, ContactPage, Organization, WithContext } from 'schema-dts'
import { env } from '@/lib/env'
import { ANNOUNCED_LANGUAGES, DEFAULT_LANGUAGE, isEditors, LANGUAGES, type Language, LOCALES } from '@/lib/language'
import { type PublicPaths, pathsIn } from '@/lib/paths/site-paths'
import { layoutMessages } from '../layout/messages'
import type { SiteSettingsView } from '../layout/site-view'
import { type Crumb, fromHome } from '../ui/page/page'

/** Page metadata for browsers, search engines and link previews. */
export interface PageDescription {
  title?: string
  description?: string
  /** Canonical URL; a page without one is not indexed. */
  path?: (paths: PublicPaths) => string
  /**
   * Languages the content is written in; all by default. In others only the frame is translated, and search engines are
   * referred to the original.
   */
  languages?: readonly Language[]
  robots?: 'noindex' | 'noindex, follow' | 'noindex, nofollow'
  /** The URL has a one-time secret, which no other site or search engine may learn. */
  hasSecretPath?: boolean
  /** Picture of link previews; the site's by default. */
  image?: string | null
  feed?: { url: string; title: string }
}

/**
 * Languages in which a person has reviewed the content, besides its original.
 * @param language of the page; of the others only announced ones are checked
 */
export async function languagesRead(language: Language, isUnreviewedIn: (language: Language) => Promise<boolean>) {
  const candidates = LANGUAGES.filter((each) => each === language || ANNOUNCED_LANGUAGES.includes(each))
  const isRead = await Promise.all(candidates.map(async (each) => isEditors(each) || !(await isUnreviewedIn(each))))
  return candidates.filter((_, index) => isRead[index])
}

/** Metadata of a page in a language: its URL in this and other languages, and indexing. */
export function pageMetadata(language: Language, page: PageDescription): Metadata {
  const { title, description, path, image, feed } = page
  const isWritten = !page.languages || page.languages.includes(language)
  const canonical = path?.(pathsIn(isWritten ? language : DEFAULT_LANGUAGE))
  const languages = path && otherLanguages(path, page.languages ?? LANGUAGES)
  const robots = page.hasSecretPath ? 'noindex' : page.robots
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(canonical || feed
      ? {
          alternates: {
            ...(canonical ? { canonical } : {}),
            ...(languages ? { languages } : {}),
            ...(feed ? { types: { 'application/rss+xml': [feed] } } : {}),
          },
        }
      : {}),
    ...(robots ? { robots } : {}),
    // Not `no-referrer`: browsers then post forms with `Origin: null`, which Next rejects as cross-site, so the link
    // would not work without script.
    ...(page.hasSecretPath ? { referrer: 'same-origin' as const } : {}),
    ...(canonical ? { openGraph: { ...linkPreview(language, image), url: canonical } } : {}),
  }
}

/** In pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** Link preview with a picture, or the site's; Next adds the page's title and description. */
export const linkPreview = (language: Language, image?: string | null): Metadata['openGraph'] => ({
  type: 'website',
  locale: LOCALES[language].replace('-', '_'),
  images: [
    image || {
      url: pathsIn(language).sharePicture(),
      type: 'image/png',
      alt: layoutMessages(language).site.title,
      ...SHARE_PICTURE,
    },
  ],
})

/** `hreflang` links to announced languages; none for a single language. */
function otherLanguages(path: (paths: PublicPaths) => string, written: readonly Language[]) {
  const languages = written.filter((language) => ANNOUNCED_LANGUAGES.includes(language))
  if (languages.length < 2) return undefined
  return {
    ...Object.fromEntries(languages.map((language) => [language, path(pathsIn(language))])),
    'x-default': path(pathsIn(DEFAULT_LANGUAGE)),
  }
}

const absolute = (path: string) => `${env.SITE_URL}${path}`
const ORGANIZATION_ID = `${env.SITE_URL}/#organization`

/** The organisation from the settings, without empty or sample values. */
function organization(settings: SiteSettingsView): Organization {
  const site = { ...settings, ...Object.fromEntries(settings.placeholders.map((field) => [field, null])) }
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.brand,
    url: env.SITE_URL,
    ...(site.blurb ? { description: site.blurb } : {}),
    ...(site.email ? { email: site.email } : {}),
    ...(site.phone ? { telephone: site.phone } : {}),
    ...(site.address ? { address: site.address } : {}),
    ...(site.social.length > 0 ? { sameAs: site.social.map(({ url }) => url) } : {}),
    ...(site.phone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            telephone: site.phone,
            contactType: 'customer support',
            areaServed: ['IN', 'NP'],
            availableLanguage: ['English', 'Hindi'],
          },
        }
      : {}),
  }
}

/** A page about the organisation or how to reach it. */
export const organizationPageData = (
  type: 'AboutPage' | 'ContactPage',
  page: { name: string; path: string; description: string },
  site: SiteSettingsView,
): WithContext<AboutPage | ContactPage> => ({
  '@context': 'https://schema.org',
  '@type': type,
  name: page.name,
  description: page.description,
  url: absolute(page.path),
  mainEntity: organization(site),
})

/**
 * A list of pages for search engines, which take a page's name from the page itself.
 * @param total of the whole list, of which the page may show a part
 */
export const itemList = (pathsOfItems: readonly string[], total = pathsOfItems.length) => ({
  '@type': 'ItemList' as const,
  numberOfItems: total,
  itemListElement: pathsOfItems.map((path, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: absolute(path),
  })),
})

/** Breadcrumb structured data; the last step is the page itself. */
export const breadcrumbData = (language: Language, trail: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: fromHome(language, trail).map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href ? { item: absolute(href) } : {}),
  })),
})
