import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import { imageView } from '@/lib/images'
import type { About, Admission, SiteSetting } from '@/payload-types'
import type { AboutPageView, AdmissionPageView, StatisticView, TitledTextView } from './view'

/** The site's settings as every page shows them. */
export function settingsView(settings: SiteSetting): SiteSettingsView {
  const { announcement } = settings
  return {
    brand: settings.brand || DEFAULT_SITE_SETTINGS.brand,
    blurb: settings.blurb || null,
    phone: settings.phone || null,
    whatsapp: settings.whatsapp || null,
    email: settings.email || null,
    address: settings.address || null,
    mapQuery: settings.mapQuery || null,
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
  statistics: statistics(page.statistics),
  services: titledTexts(page.services),
})

/** The about page's record, read with its photographs, as the page shows it. */
export function aboutView(page: About): AboutPageView {
  return {
    introduction: page.introduction || null,
    statistics: statistics(page.statistics),
    mission: page.mission || null,
    values: titledTexts(page.values),
    team: (page.team ?? []).map(({ id, name, role, text, photo }) => {
      const { imageUrl, imageAlt } = imageView(photo, null, 'card')
      return {
        id: id ?? name,
        name,
        role: role || null,
        text: text || null,
        photoUrl: imageUrl,
        photoAlt: imageAlt,
      }
    }),
    whyChoose: titledTexts(page.whyChoose),
  }
}

const statistics = (rows: { value: string; label: string }[] | null | undefined): StatisticView[] =>
  (rows ?? []).map(({ value, label }) => ({ value, label }))

const titledTexts = (rows: { title: string; text?: string | null }[] | null | undefined): TitledTextView[] =>
  (rows ?? []).map(({ title, text }) => ({ title, text: text || null }))
