import { DataTable } from '@/components/ui/data-table'
import type { Language } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { predictorMessages } from '../messages'
import { BANDS, type Band } from '../predictor/band-rule'
import type { HitRate } from './hit-rates-queries'
import { isCounted, percentOf } from './percent-of'
import { poolsOf } from './pools'

const COLUMNS = 6
const LOOK =
  'narrow w-full [&_[scope=rowgroup]]:pt-6! [&_[scope=rowgroup]]:font-semibold! [&_thead_th]:align-bottom! [&_thead_th]:whitespace-normal! max-md:[&_:is(th,td)]:pr-1! max-md:[&_tr>:first-child]:w-auto! max-md:[&_tr>:first-child]:min-w-0!'

/**
 * How often the edges of the bands held: the pools of seats under each other, a row for each round and pair of years.
 * On phones the cases and the bands stand below the years, so that nothing of a row is out of sight.
 */
export function HitRateTable({ language, rates }: { language: Language; rates: readonly HitRate[] }) {
  const messages = predictorMessages(language)
  const { good } = messages
  const heads: Record<Band, string> = { likely: good.likely, possible: good.possible, reach: good.reach }
  return (
    <DataTable label={good.table}>
      <table className={LOOK}>
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
              <RateRow
                key={[rate.round, rate.fromYear, rate.toYear].join()}
                language={language}
                rate={rate}
                offered={offeredIn(language, rate)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </DataTable>
  )
}

/** The bands that are offered for a pool, in words, or why none is. */
function offeredIn(language: Language, rate: HitRate): string {
  const messages = predictorMessages(language)
  if (!rate.isPriced && !isCounted(rate)) return messages.good.few
  const bands = rate.offered.map((band) => messages.parts[band])
  return bands.length > 0 ? messages.good.bands(bands) : messages.good.offeredNone
}

function RateRow({ language, rate, offered }: { language: Language; rate: HitRate; offered: string }) {
  const messages = predictorMessages(language)
  const { good } = messages
  const percents = percentOf(rate)
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
