import type { AboutPage, BreadcrumbList, ContactPage, Organization, WithContext } from 'schema-dts'
import { env } from '@/lib/env'
import type { Language } from '@/lib/text/language'
import type { SiteSettingsView } from '../layout/site-view'
import { type Crumb, fromHome } from '../ui/page/breadcrumbs'

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
export function organizationPageData(
  type: 'AboutPage' | 'ContactPage',
  page: { name: string; path: string; description: string },
  site: SiteSettingsView,
): WithContext<AboutPage | ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: page.name,
    description: page.description,
    url: absolute(page.path),
    mainEntity: organization(site),
  } as WithContext<AboutPage | ContactPage>
}

/** The trail that the page shows, for search engines; the last step is the page itself. */
export function breadcrumbData(language: Language, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(language, trail).map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: absolute(href) } : {}),
    })),
  }
}
