import type { Where } from 'payload'

/** Display period of a banner; a missing end is open. */
export type BannerWindow = { showFrom?: string | Date | null; showUntil?: string | Date | null }

const PUBLISHED_AND_ACTIVE: Where[] = [{ _status: { equals: 'published' } }, { isActive: { equals: true } }]

const notOver = (now: Date): Where => ({
  or: [{ showUntil: { exists: false } }, { showUntil: { greater_than: now.toISOString() } }],
})

/** Visible banners: published, active, and within their period. */
export const liveBanners = (now: Date = new Date()): Where => ({
  and: [
    ...PUBLISHED_AND_ACTIVE,
    { or: [{ showFrom: { exists: false } }, { showFrom: { less_than_equal: now.toISOString() } }] },
    notOver(now),
  ],
})

/** Banners visible now or later. */
export const liveAndComingBanners = (now: Date = new Date()): Where => ({
  and: [...PUBLISHED_AND_ACTIVE, notOver(now)],
})

const instant = (moment: string | Date) => new Date(moment).getTime()

/** The same rule for a loaded banner. */
export const isDue = ({ showFrom, showUntil }: BannerWindow, now: number = Date.now()): boolean =>
  (!showFrom || instant(showFrom) <= now) && (!showUntil || instant(showUntil) > now)

/** Upcoming moments at which the visible banners change by time, soonest first. */
export const comingChanges = (windows: readonly BannerWindow[], now: number = Date.now()): number[] =>
  windows
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil].flatMap((moment) => (moment ? [instant(moment)] : [])))
    .filter((moment) => moment > now)
    .sort((one, other) => one - other)
