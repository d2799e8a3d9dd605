import type { Where } from 'payload'
import { cache } from 'react'
import { findAsVisitor } from '@/cms/access/access'
import 'server-only'
import { markedFigure } from '@/cms/sources/figure-view'
import { publicFigures } from '@/cms/sources/source-rule'
import { cached, tags } from '@/lib/caching/cache'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { idOf, populated } from '@/lib/database/record-id'
import { compareKeys } from '@/lib/text/format'
import { stated } from '@/lib/views/stated'
import type { AdmissionRule, CounsellingAuthority, CounsellingDate } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { publishedRules } from './schema'

/** Days after which dates are history and hidden. */
const KEPT_DAYS = 550
const DAY = 24 * 60 * 60 * 1000

/** All authorities with their dates: all-India ones first, then by state. */
export const getAuthorities = cache(() =>
  cached(['counselling'], [tags.counselling(), tags.regions()], [], readAuthorities),
)

/** Authority by slug; null if unknown. */
export const authorityAt = async (slug: string): Promise<AuthorityView | null> =>
  (await getAuthorities()).find((authority) => authority.slug === slug) ?? null

async function readAuthorities(): Promise<AuthorityView[]> {
  const payload = await payloadClient()
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY).toISOString()
  const recent: Where = { and: [publicFigures(), { startsOn: { greater_than: oldest } }] }
  const published: Where = { and: [publishedRules(), publicFigures()] }
  const [authorities, dates, rules] = await Promise.all([
    findAsVisitor(payload, 'counselling-authorities', {}, { sort: 'name', depth: 1 }),
    findAsVisitor(payload, 'counselling-dates', recent, { sort: ['startsOn', 'endsOn', 'id'], depth: 1 }),
    findAsVisitor(payload, 'admission-rules', published, { sort: ['topic', '-year', 'statement'], depth: 1 }),
  ])
  const datesOf = (id: string) => dates.filter(({ authority }) => idOf(authority) === id)
  const rulesOf = ({ id, state }: CounsellingAuthority) =>
    rules.filter(
      ({ authority, region }) => idOf(authority) === id || (idOf(region) !== null && idOf(region) === idOf(state)),
    )
  const order = ({ region }: AuthorityView) => (region ? `1${region.name}` : '0')
  return authorities
    .map((authority) => authorityView(authority, datesOf(authority.id), rulesOf(authority)))
    .sort((one, other) => compareKeys(order(one), order(other)))
}

export type AuthorityView = ReturnType<typeof authorityView>

const authorityView = (
  authority: CounsellingAuthority,
  dates: readonly CounsellingDate[],
  rules: readonly AdmissionRule[],
) => ({
  ...stated(authority, ['id', 'name', 'shortName', 'site']),
  slug: authority.slug ?? authority.id,
  /** Its region; null for all of India. */
  region: regionView(authority.state),
  courses: authority.courses ?? [],
  allots: authority.allots?.trim() || null,
  /** By first day. */
  dates: dates.map(dateView),
  /** Its own and its state's rules, newest first. */
  rules: rules.map(ruleView),
})

const regionView = (state: CounsellingAuthority['state']) => {
  const region = populated(state)
  return region && { name: region.name, slug: region.slug ?? region.id }
}

export type DateView = ReturnType<typeof dateView>

const dateView = (date: CounsellingDate) => ({
  ...stated(date, ['id', 'what', 'updatedAt']),
  /** Empty for all courses of the authority. */
  courses: date.courses ?? [],
  /** Indian days: 2026-11-24. */
  startsOn: indianDay(date.startsOn),
  /** Equal to the first for a single day. */
  endsOn: indianDay(date.endsOn ?? date.startsOn),
  notice: markedFigure({ source: date.source }, null),
  noticeOn: date.noticeOn ? indianDay(date.noticeOn) : null,
})

export interface AnnouncedView extends DateView {
  authority: Pick<AuthorityView, 'name' | 'slug' | 'shortName' | 'region'>
}

/** A rule of an authority or state from a document of some year. */
export type RuleView = ReturnType<typeof ruleView>

/** `year` of admission: "2023", or "2023-24". */
const ruleView = ({ source, year, checkedOn, ...rule }: AdmissionRule) => ({
  ...stated(rule, ['id', 'statement', 'topic', 'level']),
  year,
  mark: markedFigure({ source, year, checkedOn }, null),
})
