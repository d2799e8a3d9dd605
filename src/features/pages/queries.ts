import { cache } from 'react'
import 'server-only'
import { globalIn, translationTags } from '@/cms/translations/read-translations'
import { DEFAULT_SITE_SETTINGS } from '@/components/layout/site-view'
import { cached, tags } from '@/lib/caching/cache'
import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import type { Privacy } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { aboutView, admissionView, settingsView } from './page-views'

/** Brand, contact and announcement for every page; in other languages without untranslated texts. */
export const getSiteSettings = cache((language: Language = STUDIO_LANGUAGE) =>
  cached(['site-settings', language], [tags.site(), ...translationTags(language)], DEFAULT_SITE_SETTINGS, async () => {
    const payload = await payloadClient()
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
    return settingsView(await globalIn({ payload, language, of: 'site-settings' }, settings))
  }),
)

const EMPTY_ADMISSION = admissionView({})

/** The editable texts of the admission page. */
export const getAdmissionPage = cache((language: Language) =>
  cached(['admission-page', language], [tags.pages(), ...translationTags(language)], EMPTY_ADMISSION, async () => {
    const payload = await payloadClient()
    const page = await payload.findGlobal({ slug: 'admission', depth: 0, overrideAccess: false })
    return admissionView(await globalIn({ payload, language, of: 'admission' }, page))
  }),
)

const EMPTY_ABOUT = aboutView({})

export const getAboutPage = cache((language: Language) => {
  const shownBy = [tags.pages(), tags.media(), ...translationTags(language)]
  return cached(['about-page', language], shownBy, EMPTY_ABOUT, async () => {
    const payload = await payloadClient()
    const page = await payload.findGlobal({ slug: 'about', depth: 1, overrideAccess: false })
    return aboutView(await globalIn({ payload, language, of: 'about' }, page))
  })
})

/** A legal page: its rich text and last edit. */
export interface LegalPageContent {
  body: Privacy['body'] | null
  /** ISO time; null if never saved. */
  editedAt: string | null
}

export const getLegalPage = cache((slug: 'privacy' | 'terms') => {
  const shownBy = [tags.pages(), tags.slugs(), tags.allColleges(), tags.allJobs()]
  return cached<LegalPageContent>(['legal-page', slug], shownBy, { body: null, editedAt: null }, async () => {
    const payload = await payloadClient()
    const { body, updatedAt } = await payload.findGlobal({ slug, depth: 1, overrideAccess: false })
    return { body: body ?? null, editedAt: updatedAt ?? null }
  })
})
