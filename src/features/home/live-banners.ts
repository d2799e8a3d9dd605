import type { Where } from 'payload'

/** When a banner is shown; an end that is not set is open. */
export type BannerWindow = { showFrom?: string | Date | null; showUntil?: string | Date | null }

const PUBLISHED_AND_ACTIVE: Where[] = [{ _status: { equals: 'published' } }, { isActive: { equals: true } }]

const notOver = (now: Date): Where => ({
  or: [{ showUntil: { exists: false } }, { showUntil: { greater_than: now.toISOString() } }],
})

/** What a visitor may see: published, active, and within its time. */
export const liveBanners = (now: Date = new Date()): Where => ({
  and: [
    ...PUBLISHED_AND_ACTIVE,
    { or: [{ showFrom: { exists: false } }, { showFrom: { less_than_equal: now.toISOString() } }] },
    notOver(now),
  ],
})

/** What a visitor sees now or will see later. */
export const liveAndComingBanners = (now: Date = new Date()): Where => ({
  and: [...PUBLISHED_AND_ACTIVE, notOver(now)],
})

const instant = (moment: string | Date) => new Date(moment).getTime()

/** The same rule for a banner already read. */
export const isDue = ({ showFrom, showUntil }: BannerWindow, now: number = Date.now()): boolean =>
  (!showFrom || instant(showFrom) <= now) && (!showUntil || instant(showUntil) > now)

/** The next moments at which what is shown changes by the clock alone, the soonest first. */
export const comingChanges = (windows: readonly BannerWindow[], now: number = Date.now()): number[] =>
  windows
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil].flatMap((moment) => (moment ? [instant(moment)] : [])))
    .filter((moment) => moment > now)
    .sort((one, other) => one - other)
