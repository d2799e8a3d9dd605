import { stated } from './stated'

/** What the site can count of itself. */
export const COUNTED_FROM = ['listed-colleges', 'states-with-colleges', 'open-vacancies'] as const
type CountedFrom = (typeof COUNTED_FROM)[number]

/** How many there are of each just now. */
export type SiteCounts = Record<CountedFrom, number>

/** A figure that the site claims about itself. */
export interface StatisticView {
  label: string
  /** As written; null where the site counts. */
  value: string | null
  countedFrom: CountedFrom | null
  /** Who gives the figure; null for a sample and for what the site counts. */
  source: string | null
  /** The day on which it was true, ISO. */
  asOf: string | null
  isSample: boolean
}

type StatisticRow = Pick<StatisticView, 'label'> & {
  [Field in Exclude<keyof StatisticView, 'label'>]?: StatisticView[Field] | null
}

/** A global's rows as pages show them. A figure behind which nobody stands is left out. */
export const statisticsView = (rows: readonly StatisticRow[] | null | undefined): StatisticView[] =>
  (rows ?? [])
    .map((row) => ({
      label: row.label,
      ...stated(row, ['value', 'countedFrom', 'source', 'asOf']),
      isSample: row.isSample ?? false,
    }))
    .filter(
      ({ value, countedFrom, source, asOf, isSample }) => countedFrom || (value && (isSample || (source && asOf))),
    )

/** Rows that may be samples, without them once the site is its owners' own. */
export const withoutSamples = <Row extends { isSample: boolean }>(rows: readonly Row[], isConfigured: boolean): Row[] =>
  rows.filter(({ isSample }) => !(isSample && isConfigured))
