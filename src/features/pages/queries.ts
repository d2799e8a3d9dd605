import { cache } from 'react'
import 'server-only'
import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import { cached, tags } from '@/lib/cache'
import { imageView } from '@/lib/images'
import { payloadClient } from '@/lib/payload'
import type { Privacy, SiteSetting } from '@/payload-types'
import type { AboutPageView, AdmissionPageView, StatisticView, TitledTextView } from './view'

/** Brand, contact and announcement, for every page. */
export const getSiteSettings = cache(
  (): Promise<SiteSettingsView> =>
    cached(
      ['site-settings'],
      [tags.site()],
      async () => {
        const payload = await payloadClient()
        return settingsView(await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }))
      },
      DEFAULT_SITE_SETTINGS,
    ),
)

function settingsView(settings: SiteSetting): SiteSettingsView {
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
  }
}

const EMPTY_ADMISSION: AdmissionPageView = { title: null, introduction: null, statistics: [], services: [] }

/** The editable texts of the admission page. */
export const getAdmissionPage = cache(
  (): Promise<AdmissionPageView> =>
    cached(
      ['admission-page'],
      [tags.pages()],
      async () => {
        const payload = await payloadClient()
        const page = await payload.findGlobal({ slug: 'admission', depth: 0, overrideAccess: false })
        return {
          title: page.title || null,
          introduction: page.introduction || null,
          statistics: statistics(page.statistics),
          services: titledTexts(page.services),
        }
      },
      EMPTY_ADMISSION,
    ),
)

const EMPTY_ABOUT: AboutPageView = {
  introduction: null,
  statistics: [],
  mission: null,
  values: [],
  team: [],
  whyChoose: [],
}

/** The texts of the about page. */
export const getAboutPage = cache(
  (): Promise<AboutPageView> =>
    cached(
      ['about-page'],
      [tags.pages(), tags.media()],
      async () => {
        const payload = await payloadClient()
        const page = await payload.findGlobal({ slug: 'about', depth: 1, overrideAccess: false })
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
      },
      EMPTY_ABOUT,
    ),
)

/** A legal page: its text as the studio's editor keeps it, and the day of its last edit. */
export interface LegalPageContent {
  body: Privacy['body'] | null
  /** ISO time, null when nobody has saved the page yet. */
  editedAt: string | null
}

/** One of the two legal pages. */
export const getLegalPage = cache(
  (slug: 'privacy' | 'terms'): Promise<LegalPageContent> =>
    cached(
      ['legal-page', slug],
      // Links inside the text lead to records by their address.
      [tags.pages(), tags.colleges(), tags.jobs()],
      async () => {
        const payload = await payloadClient()
        const { body, updatedAt } = await payload.findGlobal({ slug, depth: 1, overrideAccess: false })
        return { body: body ?? null, editedAt: updatedAt ?? null }
      },
      { body: null, editedAt: null },
    ),
)

const statistics = (rows: { value: string; label: string }[] | null | undefined): StatisticView[] =>
  (rows ?? []).map(({ value, label }) => ({ value, label }))

const titledTexts = (rows: { title: string; text?: string | null }[] | null | undefined): TitledTextView[] =>
  (rows ?? []).map(({ title, text }) => ({ title, text: text || null }))
