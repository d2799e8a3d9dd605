import { panelId } from '@/components/sources/panel-id'
import type { CompareChoice } from '@/features/colleges/compare/compare-params'
import type { CompareCell, CompareGroup } from '@/features/colleges/compare/compare-rows'
import type { CutOffFigure, CutOffSeries } from '@/features/cut-offs/records/series-queries'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { isForAll, openSeatsBeside } from '@/features/cut-offs/shown/series'
import type { Language } from '@/lib/language'

const listOf = ({ authority, quota, course, rankType }: CutOffSeries) =>
  [course, authority.id, quota.id, rankType].join()

const kindOf = ({ authority, quota, category, course, rankType }: CutOffSeries) =>
  [course, authority.id, quota.id, category.id, rankType].join()

/**
 * Closing ranks of colleges side by side: a row per kind of seat, with the rounds of the latest year in each cell;
 * earlier years are on the colleges' own pages. Reserved seats, women's seats and doubtful figures are left out. Quotas
 * in which a college has none of the category show its open seats too.
 * @param ids the colleges, in column order
 * @param asked whose rank is judged against each college's latest year: the first round open to it. Seats for residents
 * of another state are not judged, and of the home state's list only the own category is shown.
 * @param own closing ranks of the category; `open` those of the open one
 */
export function cutOffGroups(
  language: Language,
  ids: readonly string[],
  { own, open }: Readonly<Record<'own' | 'open', readonly CutOffSeries[]>>,
  { rank, state, own: listed }: Pick<CompareChoice, 'rank' | 'state' | 'own'>,
): CompareGroup[] {
  const messages = cutOffMessages(language)
  const beside = new Set(own === open ? [] : openSeatsBeside(own, open))
  const isHome = ({ authority }: CutOffSeries) => state !== null && authority.state === state
  const hasListed = own.some((each) => isHome(each) && each.category.code === listed)
  const isOthers = (each: CutOffSeries) => hasListed && isHome(each) && each.category.code !== listed
  const shown = [...own.filter((each) => !isOthers(each)), ...beside]
    .filter((each) => isForAll(each) && each.gender === 'any' && !each.category.forWomen)
    .map((each) => ({ ...each, isOpenBeside: beside.has(each), figures: each.figures.filter(({ flag }) => !flag) }))
    .filter(({ figures }) => figures.length > 0)
  const kinds = [...new Map(shown.map((each) => [kindOf(each), each])).values()]
  const isElsewhere = (each: CutOffSeries) => state !== null && each.quota.forResidents && !isHome(each)
  const years = new Set(shown.map(({ figures }) => figures[0]?.year))
  const [onlyYear = null] = years.size === 1 ? years : []
  const roundOf = ({ year, round }: CutOffFigure) =>
    onlyYear === null ? messages.yearAndRound(year, messages.rounds[round]) : messages.rounds[round]
  const cellOf = (series: (typeof shown)[number] | undefined): CompareCell => {
    if (!series) return { value: null, mark: null }
    const isLatest = ({ year }: CutOffFigure) => year === series.figures[0]?.year
    const ofLatest = series.figures.filter(isLatest)
    const value = ofLatest.map((figure) => messages.roundClosed(roundOf(figure), figure.closingRank)).join('\n')
    const [mark = null, ...moreMarks] = new Map(ofLatest.map((each) => [panelId(each.mark), each.mark])).values()
    const isJudged =
      rank !== null && series.rankType !== 'state-merit' && !series.quota.isPriced && !isElsewhere(series)
    if (!isJudged) return { value, mark, moreMarks }
    const got = ofLatest.find(({ closingRank }) => rank <= closingRank)
    const lists = kinds.filter((kind) => !kind.isOpenBeside && listOf(kind) === listOf(series))
    const note = messages.wouldHave(got ? roundOf(got) : null, lists.length > 1 && !series.isOpenBeside)
    return { value, mark, moreMarks, note }
  }
  const rows = kinds.map((kind) => ({
    label: messages.seatOf(
      messages.term(kind.quota.code, kind.quota.words),
      messages.term(kind.category.code, kind.category.words),
      kind.isOpenBeside,
    ),
    cells: ids.map((id) => cellOf(shown.find((each) => each.collegeId === id && kindOf(each) === kindOf(kind)))),
  }))
  return rows.length > 0 ? [{ id: 'cut-offs', title: messages.lastRanks(onlyYear), rows, isOfSome: true }] : []
}
