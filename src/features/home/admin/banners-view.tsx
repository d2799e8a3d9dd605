import { orderView } from '@/cms/order/order-view'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { BannerSlide } from '@/payload-types'
import { isDue } from '../live-banners'
import { homeAdminMessages } from './messages'

/** Status of a slide: draft, and scheduled times. */
function noteOf({ _status, showFrom, showUntil }: BannerSlide): string | undefined {
  const now = Date.now()
  const isOver = showUntil && Date.parse(showUntil) <= now
  const notes = [
    _status === 'draft' && homeAdminMessages.draft,
    showFrom && Date.parse(showFrom) > now && homeAdminMessages.from(showFrom),
    showUntil && (isOver ? homeAdminMessages.over(showUntil) : homeAdminMessages.until(showUntil)),
  ].filter(Boolean)
  return notes.join(', ') || undefined
}

/** Sorts the home page's slides. */
export const BannersView = orderView({
  collection: 'banner-slides',
  title: homeAdminMessages.task,
  intro: homeAdminMessages.orderIntro,
  add: homeAdminMessages.add,
  page: pathsIn(STUDIO_LANGUAGE).home(),
  itemOf: (slide) => ({
    title: slide.title,
    isOn: Boolean(slide.isActive),
    isHidden: slide._status === 'draft' || !isDue(slide),
    note: noteOf(slide),
  }),
})
