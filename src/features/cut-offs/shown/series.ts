import type { Language } from '@/lib/language'
import type { CutOffSeries } from '../records/view'
import { cutOffMessages } from './messages'

/** Whether seats are everybody's of the category. */
export const isForAll = ({ quota, category }: CutOffSeries): boolean => !quota.restriction && !category.restriction

/** Whether women alone may hold the seats: by their category, or by their list. */
export const isForWomen = ({ category, gender }: CutOffSeries): boolean => category.forWomen || gender === 'female'

/**
 * The open seats, which are everybody's, of the quotas in which a college has no figure of one's own category: those of
 * every college, so that they can stand side by side.
 * @param own the closing ranks of the category, `open` those of the open one, of the same colleges
 */
export function openSeatsBeside(own: readonly CutOffSeries[], open: readonly CutOffSeries[]): CutOffSeries[] {
  const quotaOf = ({ course, quota }: CutOffSeries) => [course, quota.id].join()
  const placeOf = (series: CutOffSeries) => [series.collegeId, quotaOf(series)].join()
  const known = new Set(own.filter(isForAll).map(placeOf))
  const everybodys = open.filter((series) => isForAll(series) && !isForWomen(series))
  const lacking = new Set(everybodys.filter((series) => !known.has(placeOf(series))).map(quotaOf))
  return everybodys.filter((series) => lacking.has(quotaOf(series)))
}

/** What a kind of seat is called: its quota, its category, and for whom it is. */
export function nameOfSeries(language: Language, series: CutOffSeries): string {
  const { quota, category } = series
  const messages = cutOffMessages(language)
  return messages.seat(
    messages.term(quota.code, quota.words),
    messages.term(category.code, category.words),
    isForWomen(series),
  )
}

/** The year of an address where some list has it, else null: the latest of each kind of seat is shown. */
export function chosenYear(
  series: readonly Pick<CutOffSeries, 'figures'>[],
  asked: string | string[] | undefined,
): number | null {
  const year = Number([asked ?? ''].flat()[0])
  return series.some(({ figures }) => figures.some((figure) => figure.year === year)) ? year : null
}
