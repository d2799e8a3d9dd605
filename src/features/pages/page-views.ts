import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import { imageView } from '@/lib/images'
import { statisticsView } from '@/lib/statistic'
import type { About, Admission, SiteSetting } from '@/payload-types'
import { hasOwnContact, mapQueryOf, placeholderContact } from './placeholder-contact'
import type { AboutPageView, AdmissionPageView, TitledTextView } from './view'

/** The site's settings as every page shows them. */
export function settingsView(settings: SiteSetting): SiteSettingsView {
  const { announcement } = settings
  return {
    isConfigured: hasOwnContact(settings),
    placeholders: placeholderContact(settings),
    brand: settings.brand || DEFAULT_SITE_SETTINGS.brand,
    blurb: settings.blurb || null,
    phone: settings.phone || null,
    whatsapp: settings.whatsapp || null,
    email: settings.email || null,
    address: settings.address || null,
    mapQuery: mapQueryOf(settings),
    officeHours: (settings.officeHours ?? []).map(({ days, hours }) => ({ days, hours })),
    social: (settings.social ?? []).map(({ network, url }) => ({ network, url })),
    announcement:
      announcement?.shown && announcement.text
        ? { text: announcement.text, link: announcement.link || null, year: announcement.year ?? null }
        : null,
    admissionYear: announcement?.year ?? null,
  }
}

/** The admission page's record as the page shows it. */
export const admissionView = (page: Admission): AdmissionPageView => ({
  title: page.title || null,
  introduction: page.introduction || null,
  statistics: statisticsView(page.statistics),
  services: titledMessages(page.services),
})

/** The about page's record, read with its photographs, as the page shows it. */
export function aboutView(page: About): AboutPageView {
  return {
    introduction: page.introduction || null,
    statistics: statisticsView(page.statistics),
    mission: page.mission || null,
    values: titledMessages(page.values),
    team: (page.team ?? []).map(({ id, name, role, text, photo, isSample }) => {
      const { imageUrl, imageAlt } = imageView(photo, null, 'card')
      return {
        id: id ?? name,
        name,
        role: role || null,
        text: text || null,
        photoUrl: imageUrl,
        photoAlt: imageAlt,
        isSample: isSample ?? false,
      }
    }),
    whyChoose: titledMessages(page.whyChoose),
  }
}

const titledMessages = (rows: { title: string; text?: string | null }[] | null | undefined): TitledTextView[] =>
  (rows ?? []).map(({ title, text }) => ({ title, text: text || null }))
