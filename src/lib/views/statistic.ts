import { stated } from './stated'

/** Figures that the site counts itself. */
export const COUNTED_FROM = ['listed-colleges', 'states-with-colleges', 'open-vacancies'] as const
type CountedFrom = (typeof COUNTED_FROM)[number]

/** Current counts. */
export type SiteCounts = Record<CountedFrom, number>

/** A figure that the site publishes about itself. */
export interface StatisticView {
  label: string
  /** As written; null if the site counts it. */
  value: string | null
  countedFrom: CountedFrom | null
  /** Source of the figure; null for a sample and for the site's own counts. */
  source: string | null
  /** Date of the figure, ISO. */
  asOf: string | null
  isSample: boolean
}

type StatisticRow = Pick<StatisticView, 'label'> & {
  [Field in Exclude<keyof StatisticView, 'label'>]?: StatisticView[Field] | null
}

/** A global's rows as pages show them, without figures that have no source. */
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

/** Removes sample rows once the site has been handed over to its owners. */
export const withoutSamples = <Row extends { isSample: boolean }>(rows: readonly Row[], isConfigured: boolean): Row[] =>
  rows.filter(({ isSample }) => !(isSample && isConfigured))
