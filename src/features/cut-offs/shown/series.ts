import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Language } from '@/lib/language'
import type { CutOffFigure, CutOffSeries } from '../records/series-queries'
import { CENTRAL_CATEGORIES, isMainRound, ROUNDS, type Round } from '../schema'
import { cutOffMessages } from './messages'

/** Whether seats are unrestricted. */
export const isForAll = ({ quota, category }: CutOffSeries): boolean => !quota.restriction && !category.restriction

/** Whether seats are for women only: by their category, or by their list. */
export const isForWomen = ({ category, gender }: CutOffSeries): boolean => category.forWomen || gender === 'female'

/**
 * The open seats of quotas in which some college has no figure of the given category: those of all colleges, so that they
 * can be compared side by side.
 * @param own the category's closing ranks; `open` those of the open category, of the same colleges
 */
export function openSeatsBeside(own: readonly CutOffSeries[], open: readonly CutOffSeries[]): CutOffSeries[] {
  const quotaOf = ({ course, quota }: CutOffSeries) => [course, quota.id].join()
  const placeOf = (series: CutOffSeries) => [series.collegeId, quotaOf(series)].join()
  const known = new Set(own.filter(isForAll).map(placeOf))
  const everybodys = open.filter((series) => isForAll(series) && !isForWomen(series))
  const lacking = new Set(everybodys.filter((series) => !known.has(placeOf(series))).map(quotaOf))
  return everybodys.filter((series) => lacking.has(quotaOf(series)))
}

/** The name of a kind of seat: its quota, category and gender. */
export function nameOfSeries(language: Language, series: CutOffSeries): string {
  const { quota, category } = series
  const messages = cutOffMessages(language)
  return messages.seat(
    messages.term(quota.code, quota.words),
    messages.term(category.code, category.words),
    isForWomen(series),
  )
}

/** The year of a parameter if some list has it, else null. */
export function chosenYear(series: readonly Pick<CutOffSeries, 'figures'>[], yearParam: string | string[] | undefined) {
  const year = Number([yearParam ?? ''].flat()[0])
  return series.some(({ figures }) => figures.some((figure) => figure.year === year)) ? year : null
}

/** The seats of one quota in one year. */
export type SeatGroup = NonNullable<ReturnType<typeof groupOf>>

const orderOf = (round: Round) => ROUNDS.indexOf(round)
const isMain = ({ round }: CutOffFigure) => isMainRound(round)
const categoryOrder = ({ category }: CutOffSeries) =>
  category.central ? CENTRAL_CATEGORIES.indexOf(category.central) : CENTRAL_CATEGORIES.length

/**
 * A college's closing ranks as a table per quota with a row per category: seats for residents first, priced seats last.
 * Leftover rounds only count if a quota has no main round.
 * @param year null for the latest of each authority, whose quotas may be renamed
 */
export function seatGroups(series: readonly CutOffSeries[], year: number | null): SeatGroup[] {
  const groups = new Map<string, CutOffSeries[]>()
  for (const each of series) {
    const key = [each.course, each.authority.id, each.quota.id, each.rankType].join()
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const latestOf = ([member]: readonly CutOffSeries[]) =>
    Math.max(
      ...series
        .filter(({ course, authority }) => course === member?.course && authority.id === member.authority.id)
        .flatMap(({ figures }) => figures.map((figure) => figure.year)),
    )
  return [...groups]
    .flatMap(([key, members]) => groupOf(key, members, year ?? latestOf(members)) ?? [])
    .sort(
      (one, other) =>
        Number(one.of.quota.isPriced) - Number(other.of.quota.isPriced) ||
        Number(other.of.quota.forResidents) - Number(one.of.quota.forResidents),
    )
}

function groupOf(key: string, members: readonly CutOffSeries[], year: number) {
  const ofYear = members.map((series) => ({ series, figures: series.figures.filter((each) => each.year === year) }))
  const hasMain = ofYear.some(({ figures }) => figures.some(isMain))
  const held = ofYear
    .map(({ series, figures }) => ({ series, figures: hasMain ? figures.filter(isMain) : figures }))
    .filter(({ figures }) => figures.length > 0)
  const rounds = held
    .flatMap(({ figures }) => figures.map(({ round }) => round))
    .sort((one, other) => orderOf(one) - orderOf(other))
  const [of, firstRound, lastRound] = [members[0], rounds[0], rounds.at(-1)]
  if (!of || !firstRound || !lastRound) return null
  return {
    key,
    /** What its rows have in common: course, authority, quota and kind of rank. */
    of,
    year,
    firstRound,
    /** Null if the year has one round. */
    lastRound: lastRound === firstRound ? null : lastRound,
    /** What each category closed at in the first and in the last round of the group. */
    rows: held
      .map(({ series, figures }) => ({
        series,
        first: figures.find(({ round }) => round === firstRound) ?? null,
        /** Of its own last round if later lists omit it; null if it has one round. */
        last: figures.findLast(({ round }) => round !== firstRound) ?? null,
      }))
      .sort((one, other) => categoryOrder(one.series) - categoryOrder(other.series)),
  }
}

/** The seats on a college's page: unrestricted ones for all; else those for women (at women's colleges), else all. */
export function mainSeats(series: readonly CutOffSeries[]): readonly CutOffSeries[] {
  const withoutProof = series.filter(isForAll)
  const everybodys = withoutProof.filter((each) => !isForWomen(each))
  return [everybodys, withoutProof].find((seats) => seats.length > 0) ?? series
}

/** The year of all groups; null if they differ. */
export function commonYear(groups: readonly SeatGroup[]): number | null {
  const years = new Set(groups.map(({ year }) => year))
  return years.size === 1 ? (groups[0]?.year ?? null) : null
}

export const marksOf = (groups: readonly SeatGroup[]): MarkedFigure[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ first, last }) => [first, last].flatMap((figure) => figure?.mark ?? [])))
