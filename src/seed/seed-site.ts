import type { GlobalSlug, Payload } from 'payload'
import { idsBySlug } from './add-missing'
import { aboutPage, admissionPage, privacySections, termsSections } from './data/pages'
import {
  admissionStatistics,
  bannerSlides,
  closingCall,
  homeStatistics,
  services,
  siteSettings,
  testimonials,
  topColleges,
} from './data/site'
import { richText } from './rich-text'

/** A global that was never saved has no date of creation. */
async function isUnsaved(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const global = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return !global.createdAt
}

/** Settings and the texts of every page that nobody has saved yet. */
export async function seedGlobals(payload: Payload): Promise<number> {
  const colleges = await idsBySlug(payload, 'colleges')
  const texts = {
    'site-settings': siteSettings,
    home: {
      statistics: homeStatistics,
      services,
      testimonials,
      closing: closingCall,
      topColleges: topColleges.flatMap((slug) => colleges.get(slug) ?? []),
    },
    admission: { ...admissionPage, statistics: admissionStatistics },
    about: { ...aboutPage, statistics: homeStatistics },
    privacy: { body: richText(privacySections) },
    terms: { body: richText(termsSections) },
    // Templates of mails stand in their fields until somebody writes others.
  } satisfies Record<
    Exclude<
      GlobalSlug,
      'payload-jobs-stats' | 'fact-settings' | 'application-mails' | 'posting-mails' | 'enquiry-replies'
    >,
    object
  >
  let written = 0
  for (const [slug, data] of Object.entries(texts) as [GlobalSlug, object][]) {
    if (!(await isUnsaved(payload, slug))) continue
    await payload.updateGlobal({ slug, data, overrideAccess: true, context: { disableRevalidate: true } })
    written++
  }
  return written
}

/** The slides of the home page. */
export async function seedBanners(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'banner-slides', overrideAccess: true })
  if (totalDocs > 0) return 0
  for (const slide of bannerSlides) {
    await payload.create({
      collection: 'banner-slides',
      data: { ...slide, _status: 'published' },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  }
  return bannerSlides.length
}
