import type { Metadata } from 'next'
import type { AboutPage, BreadcrumbList, ContactPage, Organization, WithContext } from 'schema-dts'
import { env } from '@/lib/env'
import {
  ANNOUNCED_LANGUAGES,
  DEFAULT_LANGUAGE,
  isEditors,
  LANGUAGES,
  type Language,
  LOCALES,
  type PublicPaths,
  pathsIn,
} from '@/lib/language'
import type { SiteSettingsView } from '../layout/site-view'
import { type Crumb, fromHome } from '../ui/page/page'

/** What a page says of itself to browsers, search engines, and those who are sent its link. */
export interface PageDescription {
  title?: string
  description?: string
  /** The one address under which search engines keep the page; a page without one is never theirs. */
  path?: (paths: PublicPaths) => string
  /**
   * In which languages what the page says is written; in all, where nothing is said. In another one only its frame is,
   * and search engines are told of the page that is written.
   */
  languages?: readonly Language[]
  robots?: 'noindex' | 'noindex, follow' | 'noindex, nofollow'
  /** The address carries a one-time secret, so that no other site and no search engine may learn it. */
  hasSecretPath?: boolean
  /** A link to the page is shown with its own title, description and picture; with the site's, where it has none. */
  linkPreview?: { image?: string | null }
  feed?: { url: string; title: string }
}

/**
 * The languages in which a person has read what a page says, beside that in which it is written.
 * @param language that of the page; of others the announced alone are asked
 */
export async function languagesRead(language: Language, isUnreviewedIn: (language: Language) => Promise<boolean>) {
  const asked = LANGUAGES.filter((each) => each === language || ANNOUNCED_LANGUAGES.includes(each))
  const isRead = await Promise.all(asked.map(async (each) => isEditors(each) || !(await isUnreviewedIn(each))))
  return asked.filter((_, index) => isRead[index])
}

/** The metadata of a page in a language: its address in that one and in the others, and who may keep it. */
export function pageMetadata(language: Language, page: PageDescription): Metadata {
  const { title, description, path, linkPreview, feed } = page
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
    // Not `no-referrer`: a browser then posts the page's form with `Origin: null`, which Next refuses as a foreign
    // one, so that nobody without script could use the link.
    ...(page.hasSecretPath ? { referrer: 'same-origin' as const } : {}),
    ...(linkPreview ? { openGraph: preview(language, page, canonical, linkPreview.image) } : {}),
  }
}

/** In pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

const sitePicture = (language: Language) =>
  ({ url: pathsIn(language).sharePicture(), type: 'image/png', ...SHARE_PICTURE }) as const

/**
 * What networks show of a link, where a page says nothing of its own.
 * @param title what the picture says
 */
export const sharedPreview = (language: Language, siteName: string, title: string): Metadata['openGraph'] => ({
  siteName,
  type: 'website',
  locale: LOCALES[language].replace('-', '_'),
  images: [{ ...sitePicture(language), alt: title }],
})

/** Next takes a page's preview in place of the site's, not beside it. */
const preview = (
  language: Language,
  { title, description }: PageDescription,
  url: string | undefined,
  image: string | null | undefined,
): Metadata['openGraph'] => ({
  title,
  description,
  url,
  type: 'website',
  locale: LOCALES[language].replace('-', '_'),
  images: [image || sitePicture(language)],
})

/** The same page in every announced language that has it, for `hreflang`; nothing where it has only one. */
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

/** The organisation behind the site, as the settings name it; empty settings and made-up contacts leave nothing behind. */
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
): WithContext<AboutPage | ContactPage> =>
  ({
    '@context': 'https://schema.org',
    '@type': type,
    name: page.name,
    description: page.description,
    url: absolute(page.path),
    mainEntity: organization(site),
  }) as WithContext<AboutPage | ContactPage>

/** The trail that the page shows, for search engines; the last step is the page itself. */
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
