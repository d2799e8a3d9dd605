import { cache } from 'react'
import 'server-only'
import { DEFAULT_SITE_SETTINGS } from '@/components/layout/site-view'
import { cached, tags } from '@/lib/caching/cache'
import type { Privacy } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { globalReader } from '@/server/read-global'
import { aboutView, admissionView, settingsView } from './page-views'

/** Brand, contact and announcement for every page. */
export const getSiteSettings = globalReader('site-settings', [tags.site()], DEFAULT_SITE_SETTINGS, settingsView)

/** The editable texts of the admission page. */
export const getAdmissionPage = globalReader('admission', [tags.pages()], admissionView({}), admissionView)

export const getAboutPage = globalReader('about', [tags.pages(), tags.media()], aboutView({}), aboutView, 1)

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
