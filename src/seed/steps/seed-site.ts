import type { GlobalSlug, Payload } from 'payload'
import { runningAdmissionYear } from '@/lib/calendar/admission-season'
import { richText } from '../files/rich-text'
import { pageMessages, siteMessages } from '../files/site-files'
import { AS_SEED, idsBySlug } from './add-missing'

/** A global that was never saved has no creation date. */
async function isUnsaved(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const global = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return !global.createdAt
}

/** Adds settings and page texts that no one has saved yet. */
export async function seedGlobals(payload: Payload): Promise<number> {
  const colleges = await idsBySlug(payload, 'colleges')
  const { settings, homeStatistics, admissionStatistics, services, testimonials, closing, topColleges } = siteMessages()
  const { about, admission, privacy, terms } = pageMessages()
  const messages = {
    'site-settings': { ...settings, announcement: { ...settings.announcement, year: runningAdmissionYear() } },
    home: {
      statistics: homeStatistics,
      services,
      testimonials,
      closing,
      topColleges: topColleges.flatMap((slug) => colleges.get(slug) ?? []),
    },
    admission: { ...admission, statistics: admissionStatistics },
    about: { ...about, statistics: homeStatistics },
    privacy: { body: richText(privacy) },
    terms: { body: richText(terms) },
    // Mail templates are the fields' defaults until someone edits them.
  } satisfies Record<
    Exclude<
      GlobalSlug,
      'payload-jobs-stats' | 'fact-settings' | 'application-mails' | 'posting-mails' | 'enquiry-replies'
    >,
    object
  >
  let written = 0
  for (const [slug, data] of Object.entries(messages) as [GlobalSlug, object][]) {
    if (!(await isUnsaved(payload, slug))) continue
    await payload.updateGlobal({ slug, data, ...AS_SEED })
    written++
  }
  return written
}

/** Adds the slides of the home page. */
export async function seedBanners(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'banner-slides', overrideAccess: true })
  if (totalDocs > 0) return 0
  const { banners } = siteMessages()
  for (const slide of banners) {
    await payload.create({
      collection: 'banner-slides',
      data: { ...slide, _status: 'published' },
      ...AS_SEED,
    })
  }
  return banners.length
}
