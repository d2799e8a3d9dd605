import { findAsServer } from '@/cms/access/access'
import 'server-only'
import { recordsIn, translationTags } from '@/cms/translations/read-translations'
import { cached, tags } from '@/lib/caching/cache'
import type { Language } from '@/lib/language'
import { payloadClient } from '@/server/payload'
import { globalReader } from '@/server/read-global'
import { type BannerSlideView, type BannerView, homeContent, slideView } from './home-content'
import { type BannerWindow, comingChanges, isDue, liveAndComingBanners } from './live-banners'

const SECONDS_UNTIL_NEXT_TRY = 10
const MAX_LIFE = 3600

export const getHome = globalReader('home', [tags.home()], homeContent({}), homeContent)

/** Live slides in order; reports a read error, and retries soon. */
export async function getBannerSlides(language: Language): Promise<BannerView> {
  try {
    const shownBy = [tags.banners(), tags.media(), ...translationTags(language)]
    const known = await cached(['banner-slides', language], shownBy, [], () => readSlides(language))
    await endPageWithNextChange(known)
    return { slides: known.filter((slide) => isDue(slide)).map(({ view }) => view), failed: false }
  } catch (error) {
    console.error('The banner slides could not be read:', String(error))
    // A cached reader's short lifetime also limits the page's.
    return cached(['banner-failed'], [tags.banners()], FAILED, async () => FAILED, SECONDS_UNTIL_NEXT_TRY)
  }
}

/** Fallback for the scheduled task: the page expires no later than the next change. */
async function endPageWithNextChange(known: readonly BannerWindow[]): Promise<void> {
  const now = Date.now()
  const [next] = comingChanges(known, now)
  const seconds = next ? Math.ceil((next - now) / 1000) : MAX_LIFE
  if (seconds < MAX_LIFE) {
    await cached(['banner-change', String(next)], [tags.banners()], null, async () => next ?? null, seconds)
  }
}

const FAILED: BannerView = { slides: [], failed: true }

interface TimedSlide extends BannerWindow {
  view: BannerSlideView
}

async function readSlides(language: Language): Promise<TimedSlide[]> {
  const payload = await payloadClient()
  const ordered = { sort: ['sortOrder', 'createdAt'], depth: 1 }
  const docs = await findAsServer(payload, 'banner-slides', liveAndComingBanners(), ordered)
  const slides = await recordsIn({ payload, language, of: 'banner-slides', isAlone: true }, docs)
  // A slide without a translated heading is untranslated.
  return slides
    .filter(({ title }) => title)
    .map((slide) => ({
      view: slideView(slide),
      showFrom: slide.showFrom ?? null,
      showUntil: slide.showUntil ?? null,
    }))
}
