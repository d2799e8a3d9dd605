import { DataTable } from '@/components/ui/data-table'
import type { Language } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { predictorMessages } from '../messages'
import { BANDS, type Band } from '../predictor/band-rule'
import type { HitRate } from './hit-rates-queries'
import { isCounted, percentOf } from './percent-of'

interface RatedPool extends Pick<HitRate, 'authority' | 'quota' | 'course'> {
  key: string
  rates: HitRate[]
}

/** Rates by their pool, in the order in which each pool first appears. */
function poolsOf(rates: readonly HitRate[]): RatedPool[] {
  const pools = new Map<string, RatedPool>()
  for (const rate of rates) {
    const { authority, quota, course } = rate
    const key = [authority, quota, course].join()
    const pool = pools.get(key) ?? { key, authority, quota, course, rates: [] }
    pool.rates.push(rate)
    pools.set(key, pool)
  }
  return [...pools.values()]
}

const WIDTH = 200
const HEIGHT = 20
const MIDDLE = HEIGHT / 2
const at = (percent: number) => 8 + (percent / 100) * (WIDTH - 16)

/** How often each edge held, on a scale from 0 to 100; the table below shows the same. */
export function HitRateChart({ language, rates }: { language: Language; rates: readonly HitRate[] }) {
  const messages = predictorMessages(language)
  const { chart } = messages.good
  return (
    <figure className="grid gap-3">
      <figcaption className="grid gap-2">
        <span className="text-h4 font-semibold">{chart.title}</span>
        <span className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          {(['likely', 'possible', 'reach'] as const).map((band) => (
            <span key={band} className="inline-flex items-center gap-2">
              <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3">
                <Dot band={band} x={0} y={0} />
              </svg>
              {chart.legend[band]}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="grid gap-4">
        {poolsOf(rates).map((pool) => (
          <div key={pool.key} className="grid border-t border-rule pt-3">
            <b className="text-sm font-semibold">{messages.good.pool(pool)}</b>
            {pool.rates.map((rate) => (
              <RateLine
                key={[rate.round, rate.toYear, rate.fromYear].join()}
                rate={rate}
                name={`${messages.rounds[rate.round]}, ${messages.good.span(rate.fromYear, rate.toYear)}`}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="text-sm text-quiet">{chart.below}</p>
    </figure>
  )
}

function RateLine({ rate, name }: { rate: HitRate; name: string }) {
  const percents = percentOf(rate)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 pt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="text-sm text-quiet">{name}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-sm md:justify-self-end">
        <path d={`M8 ${MIDDLE}H${WIDTH - 8}`} className="stroke-rule" />
        <path d={`M${at(percents.reach)} ${MIDDLE}H${at(percents.likely)}`} className="stroke-brand" />
        {(['reach', 'possible', 'likely'] as const).map((band) => (
          <Dot key={band} band={band} x={at(percents[band])} y={MIDDLE} />
        ))}
      </svg>
    </div>
  )
}

/** A shape per edge, distinguishable without colour. */
function Dot({ band, x, y }: { band: 'likely' | 'possible' | 'reach'; x: number; y: number }) {
  if (band === 'likely') return <circle cx={x} cy={y} r={4} className="fill-brand" />
  if (band === 'possible') {
    return <circle cx={x} cy={y} r={3.6} className="fill-paper stroke-brand stroke-[1.6]" />
  }
  return (
    <path
      d={`M${x - 3.5} ${y - 3.5}L${x + 3.5} ${y + 3.5}M${x - 3.5} ${y + 3.5}L${x + 3.5} ${y - 3.5}`}
      className="stroke-ink stroke-[1.6]"
    />
  )
}

const COLUMNS = 6
/** The look of a table with named groups of rows that fits on a phone. */
export const GROUPED_TABLE =
  'narrow w-full [&_[scope=rowgroup]]:pt-6! [&_[scope=rowgroup]]:font-semibold! [&_thead_th]:align-bottom! [&_thead_th]:whitespace-normal! max-md:[&_:is(th,td)]:pr-1! max-md:[&_tr>:first-child]:w-auto! max-md:[&_tr>:first-child]:min-w-0!'

/**
 * How often the edges of the bands held: grouped by pool, a row per round and pair of years. On phones cases and bands are
 * below the years, so that every row is fully visible.
 */
export function HitRateTable({ language, rates }: { language: Language; rates: readonly HitRate[] }) {
  const messages = predictorMessages(language)
  const { good } = messages
  const heads: Record<Band, string> = { likely: good.likely, possible: good.possible, reach: good.reach }
  return (
    <DataTable label={good.table}>
      <table className={GROUPED_TABLE}>
        <thead>
          <tr>
            <th scope="col">{good.roundAndYears}</th>
            <th scope="col" className="figure max-md:hidden">
              {good.cases}
            </th>
            {BANDS.map((band) => (
              <th key={band} scope="col" className="max-md:text-right!">
                <span className="max-md:hidden">{heads[band]}</span>
                <span className="md:hidden">{messages.parts[band]}</span>
              </th>
            ))}
            <th scope="col" className="max-md:hidden">
              {good.offered}
            </th>
          </tr>
        </thead>
        {poolsOf(rates).map((pool) => (
          <tbody key={pool.key}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {good.pool(pool)}
              </th>
            </tr>
            {pool.rates.map((rate) => (
              <RateRow key={[rate.round, rate.fromYear, rate.toYear].join()} language={language} rate={rate} />
            ))}
          </tbody>
        ))}
      </table>
    </DataTable>
  )
}

/** The bands offered for a pool, or why none is. */
function offeredIn(language: Language, rate: HitRate): string {
  const messages = predictorMessages(language)
  if (!rate.isPriced && !isCounted(rate)) return messages.good.few
  const bands = rate.offered.map((band) => messages.parts[band])
  return bands.length > 0 ? messages.good.bands(bands) : messages.good.offeredNone
}

function RateRow({ language, rate }: { language: Language; rate: HitRate }) {
  const messages = predictorMessages(language)
  const { good } = messages
  const percents = percentOf(rate)
  const offered = offeredIn(language, rate)
  return (
    <tr>
      <th scope="row" className="font-normal!">
        {messages.rounds[rate.round]}, {good.span(rate.fromYear, rate.toYear)}
        <span className="block text-sm text-quiet md:hidden">{good.casesAndBands(rate.cases, offered)}</span>
      </th>
      <td className="figure max-md:hidden">{grouped(language, rate.cases)}</td>
      {BANDS.map((band) => (
        <td key={band} className="whitespace-nowrap max-md:text-right!">
          {isCounted(rate) ? (
            <>
              <span className="max-md:hidden">{good.of100(percents[band])}</span>
              <b className="md:hidden">{grouped(language, percents[band])}</b>
            </>
          ) : (
            good.noShare
          )}
        </td>
      ))}
      <td className="max-md:hidden">{offered}</td>
    </tr>
  )
}
