import { cache } from 'react'
import 'server-only'
import { markedFigure } from '@/cms/sources/figure-view'
import { publicFigures } from '@/cms/sources/source-rule'
import { cached, tags } from '@/lib/caching/cache'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { idOf } from '@/lib/database/record-id'
import { stated } from '@/lib/stated'
import { compareKeys } from '@/lib/text/format'
import type { AdmissionRule, CounsellingAuthority, CounsellingDate } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { publishedRules } from './schema'

/** Dates that began longer ago are history and not shown, in days. */
const KEPT_DAYS = 550
const DAY = 24 * 60 * 60 * 1000

/** Every authority with its dates: those of all India first, then by state. */
export const getAuthorities = cache(() =>
  cached(['counselling'], [tags.counselling(), tags.regions()], [], readAuthorities),
)

/** One authority; null where there is none at this address. */
export const authorityAt = async (slug: string): Promise<AuthorityView | null> =>
  (await getAuthorities()).find((authority) => authority.slug === slug) ?? null

async function readAuthorities(): Promise<AuthorityView[]> {
  const payload = await payloadClient()
  const all = { depth: 1, pagination: false, overrideAccess: false } as const
  const [authorities, dates, rules] = await Promise.all([
    payload.find({ collection: 'counselling-authorities', sort: 'name', ...all }),
    payload.find({
      collection: 'counselling-dates',
      where: {
        and: [
          publicFigures('source'),
          { startsOn: { greater_than: new Date(Date.now() - KEPT_DAYS * DAY).toISOString() } },
        ],
      },
      sort: ['startsOn', 'endsOn', 'id'],
      ...all,
    }),
    payload.find({
      collection: 'admission-rules',
      where: { and: [publishedRules(), publicFigures('source')] },
      sort: ['topic', '-year', 'statement'],
      ...all,
    }),
  ])
  const datesOf = (id: string) => dates.docs.filter(({ authority }) => idOf(authority) === id)
  const rulesOf = ({ id, state }: CounsellingAuthority) =>
    rules.docs.filter(
      ({ authority, region }) => idOf(authority) === id || (idOf(region) !== null && idOf(region) === idOf(state)),
    )
  const order = ({ region }: AuthorityView) => (region ? `1${region.name}` : '0')
  return authorities.docs
    .map((authority) => authorityView(authority, datesOf(authority.id), rulesOf(authority)))
    .sort((one, other) => compareKeys(order(one), order(other)))
}

/** Who allots seats, with what has been announced. */
export type AuthorityView = ReturnType<typeof authorityView>

const authorityView = (
  authority: CounsellingAuthority,
  dates: readonly CounsellingDate[],
  rules: readonly AdmissionRule[],
) => ({
  ...stated(authority, ['id', 'name', 'shortName', 'site']),
  slug: authority.slug ?? authority.id,
  /** Whose seats it allots; null for all of India. */
  region: regionView(authority.state),
  courses: authority.courses ?? [],
  allots: authority.allots?.trim() || null,
  /** In the order of their first days. */
  dates: dates.map(dateView),
  /** Its own rules and those of its state, the newest first. */
  rules: rules.map(ruleView),
})

const regionView = (region: CounsellingAuthority['state']) =>
  region && typeof region === 'object' ? { name: region.name, slug: region.slug ?? region.id } : null

/** One date, as its notice says it. */
export type DateView = ReturnType<typeof dateView>

const dateView = (date: CounsellingDate) => ({
  ...stated(date, ['id', 'what', 'updatedAt']),
  /** Empty: all courses of the authority. */
  courses: date.courses ?? [],
  /** Days in India: 2026-11-24. */
  startsOn: indianDay(date.startsOn),
  /** The same day where it is one day. */
  endsOn: indianDay(date.endsOn ?? date.startsOn),
  notice: markedFigure({ source: date.source }, null),
  noticeOn: date.noticeOn ? indianDay(date.noticeOn) : null,
})

/** A date with who announced it. */
export interface AnnouncedView extends DateView {
  authority: Pick<AuthorityView, 'name' | 'slug' | 'shortName' | 'region'>
}

/** A rule of an authority or a state, as a document of some year says it. */
export type RuleView = ReturnType<typeof ruleView>

/** `year` is that of admission: "2023", or "2023-24". */
const ruleView = ({ source, year, checkedOn, ...rule }: AdmissionRule) => ({
  ...stated(rule, ['id', 'statement', 'topic', 'level']),
  year,
  mark: markedFigure({ source, year, checkedOn }, null),
})
