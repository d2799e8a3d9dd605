import type { CompareGroup } from '@/features/colleges/compare/compare-rows'
import type { CutOffFigure, CutOffSeries } from '@/features/cut-offs/records/view'
import { ROUNDS } from '@/features/cut-offs/schema'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { isForAll, openSeatsBeside } from '@/features/cut-offs/shown/series'
import type { Language } from '@/lib/text/language'

/** Years that stand side by side; older ones are on the colleges' own pages. */
const MOST_YEARS = 3

const kindOf = ({ authority, quota, category, course, rankType }: CutOffSeries) =>
  [course, authority.id, quota.id, category.id, rankType].join()

const roundOf = ({ year, round }: CutOffFigure) => `${year} ${round}`

/**
 * The closing ranks of colleges side by side: a group for each kind of seat that several years or colleges have, a row
 * for each round. Seats that are not everybody's, women's own ones and doubtful figures are left out. Quotas in which a
 * college has none of the category show the open seats too.
 * @param ids the colleges, in the order of their columns
 * @param own the closing ranks of the category, `open` those of the open one
 */
export function cutOffGroups(
  language: Language,
  ids: readonly string[],
  { own, open }: Readonly<Record<'own' | 'open', readonly CutOffSeries[]>>,
): CompareGroup[] {
  const texts = cutOffMessages(language)
  const beside = new Set(own === open ? [] : openSeatsBeside(own, open))
  const shown = [...own, ...beside].filter((each) => isForAll(each) && each.gender === 'any' && !each.category.forWomen)
  const kinds = [...new Map(shown.map((each) => [kindOf(each), each])).values()]
  return kinds.flatMap((kind) => {
    const ofKind = shown.filter((each) => kindOf(each) === kindOf(kind))
    const figures = ofKind.flatMap((each) => each.figures.filter(({ flag }) => !flag))
    const years = [...new Set(figures.map(({ year }) => year))].sort((one, other) => other - one).slice(0, MOST_YEARS)
    const rounds = [...new Map(figures.map((figure) => [roundOf(figure), figure])).values()]
      .filter(({ year }) => years.includes(year))
      .sort((one, other) => other.year - one.year || ROUNDS.indexOf(one.round) - ROUNDS.indexOf(other.round))
    const rows = rounds.map((round) => ({
      label: texts.yearAndRound(round.year, texts.rounds[round.round]),
      cells: ids.map((id) => {
        const own = ofKind.find(({ collegeId }) => collegeId === id)?.figures
        const figure = own?.find((each) => roundOf(each) === roundOf(round) && !each.flag)
        return figure ? { value: texts.rank(figure.closingRank), mark: figure.mark } : { value: null, mark: null }
      }),
    }))
    const quota = texts.term(kind.quota.code, kind.quota.words)
    const category = texts.term(kind.category.code, kind.category.words)
    return rows.length > 0
      ? [{ id: kindOf(kind), title: texts.closingRanks(quota, category, beside.has(kind)), rows }]
      : []
  })
}
