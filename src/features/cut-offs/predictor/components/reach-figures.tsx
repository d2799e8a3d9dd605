import { MarkedValue } from '@/components/sources/marked-value'
import { markOf } from '@/components/sources/source-mark'
import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { predictorMessages } from '../../messages'
import type { CutOffFigure } from '../../records/view'
import { ROUNDS } from '../../schema'

/** What a kind of seat closed at: a line for each year, a column for each round; each figure opens its document. */
export function ReachFigures({
  language,
  label,
  figures,
}: {
  language: Language
  label: string
  figures: readonly CutOffFigure[]
}) {
  const texts = predictorMessages(language)
  const rounds = ROUNDS.filter((round) => figures.some((figure) => figure.round === round))
  const years = [...new Set(figures.map(({ year }) => year))]
  return (
    <DataTable label={label}>
      <table className="narrow w-full text-sm tabular-nums [&_:is(th,td)]:px-1.5! [&_thead_th]:whitespace-normal! [&_:is(th,td)]:py-1.5! max-md:[&_tr>:first-child]:w-auto! [&_tbody_th]:min-w-0! max-md:[&_tr>:first-child]:min-w-0!">
        <thead>
          <tr>
            <th scope="col">{texts.closed}</th>
            {rounds.map((round) => (
              <th key={round} scope="col" className="text-right!">
                {texts.rounds[round]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => {
            const ofYear = figures.filter((figure) => figure.year === year)
            return (
              <tr key={year}>
                <th scope="row">{year}</th>
                {rounds.map((round) => {
                  const figure = ofYear.find((each) => each.round === round)
                  return (
                    <td key={round} className="text-right!">
                      {figure ? (
                        <MarkedValue mark={markOf(language, figure.mark)}>
                          {grouped(language, figure.closingRank)}
                        </MarkedValue>
                      ) : (
                        <Absent words={texts.notInList} />
                      )}
                      {figure?.allotted != null && (
                        <span className="block text-quiet">{texts.allotted(figure.allotted)}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </DataTable>
  )
}

function Absent({ words }: { words: string }) {
  return (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
