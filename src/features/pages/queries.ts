import { cache } from 'react'
import 'server-only'
import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import { cached, tags } from '@/lib/caching/cache'
import type { Privacy } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { type AboutPageView, type AdmissionPageView, aboutView, admissionView, settingsView } from './page-views'

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

export const EMPTY_ADMISSION: AdmissionPageView = { title: null, introduction: null, statistics: [], services: [] }

/** The editable texts of the admission page. */
export const getAdmissionPage = cache(
  (): Promise<AdmissionPageView> =>
    cached(
      ['admission-page'],
      [tags.pages()],
      async () => {
        const payload = await payloadClient()
        return admissionView(await payload.findGlobal({ slug: 'admission', depth: 0, overrideAccess: false }))
      },
      EMPTY_ADMISSION,
    ),
)

export const EMPTY_ABOUT: AboutPageView = {
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
        return aboutView(await payload.findGlobal({ slug: 'about', depth: 1, overrideAccess: false }))
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
      [tags.pages(), tags.slugs(), tags.allColleges(), tags.allJobs()],
      async () => {
        const payload = await payloadClient()
        const { body, updatedAt } = await payload.findGlobal({ slug, depth: 1, overrideAccess: false })
        return { body: body ?? null, editedAt: updatedAt ?? null }
      },
      { body: null, editedAt: null },
    ),
)
