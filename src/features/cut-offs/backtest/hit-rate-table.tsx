import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { LEAST_CASES, offeredBands } from '../predictor/band-rule'
import { predictorTexts } from '../texts'
import type { HitRate } from './hit-rates-queries'

/** How often the edges of the bands held: a row for each pool and pair of years that has enough cases. */
export function HitRateTable({ language, rates }: { language: Language; rates: readonly HitRate[] }) {
  const texts = predictorTexts(language)
  const { good } = texts
  const offered = (rate: HitRate) => {
    if (rate.isPriced) return good.offeredNone
    if (rate.cases < LEAST_CASES) return good.few
    const bands = offeredBands(rate).map((band) => texts.parts[band])
    return bands.length > 0 ? good.bands(bands) : good.offeredNone
  }
  return (
    <DataTable label={good.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{good.authority}</th>
            <th scope="col">{texts.round}</th>
            <th scope="col">{good.years}</th>
            <th scope="col" className="figure">
              {good.cases}
            </th>
            <th scope="col">{good.likely}</th>
            <th scope="col">{good.possible}</th>
            <th scope="col">{good.reach}</th>
            <th scope="col">{good.offered}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={[rate.authority, rate.quota, rate.course, rate.round, rate.fromYear, rate.toYear].join()}>
              <th scope="row">
                {rate.authority}, {rate.quota}, {rate.course}
              </th>
              <td>{texts.rounds[rate.round]}</td>
              <td>{good.span(rate.fromYear, rate.toYear)}</td>
              <td className="figure">{grouped(language, rate.cases)}</td>
              <td>{good.of100(rate.heldLikely, rate.cases)}</td>
              <td>{good.of100(rate.heldPossible, rate.cases)}</td>
              <td>{good.of100(rate.heldReach, rate.cases)}</td>
              <td>{offered(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
