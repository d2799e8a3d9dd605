import { SourceMark } from '@/components/sources/source-mark'
import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { predictorMessages } from '../../messages'
import type { CutOffFigure } from '../../records/view'
import { MAIN_ROUNDS, ROUNDS, type Round } from '../../schema'
import { RankLine } from './rank-line'

/** Beside more columns than these a phone has no room for a drawing. */
const ROOM_FOR_LINE = 2

const isMain = (round: Round) => MAIN_ROUNDS.some((main) => main === round)

/** What a kind of seat closed at: a line for each year, a column for each round, and the documents below. */
export function ReachFigures({
  language,
  label,
  figures,
  rank,
}: {
  language: Language
  label: string
  figures: readonly CutOffFigure[]
  /** The rank that was asked for. */
  rank: number
}) {
  const texts = predictorMessages(language)
  const rounds = ROUNDS.filter((round) => figures.some((figure) => figure.round === round))
  const years = [...new Set(figures.map(({ year }) => year))]
  // A little room beyond the last figure, so that its tinted side is seen.
  const largest = 1.1 * Math.max(rank, ...figures.map(({ closingRank }) => closingRank))
  const drawn = rounds.length > ROOM_FOR_LINE ? 'max-sm:hidden' : ''
  return (
    <div className="grid content-start gap-1">
      <DataTable label={label}>
        <table className="narrow w-full text-sm tabular-nums [&_:is(th,td)]:px-1! [&_:is(th,td)]:py-1.5! max-md:[&_tr>:first-child]:w-auto! [&_tbody_th]:min-w-0! max-md:[&_tr>:first-child]:min-w-0!">
          <thead>
            <tr>
              <th scope="col">{texts.closed}</th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="text-right!">
                  {texts.rounds[round]}
                </th>
              ))}
              <td className={drawn} />
            </tr>
          </thead>
          <tbody>
            {years.map((year) => {
              const ofYear = figures.filter((figure) => figure.year === year)
              const main = ofYear.filter(({ round }) => isMain(round))
              return (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {rounds.map((round) => {
                    const figure = ofYear.find((each) => each.round === round)
                    return (
                      <td key={round} className="text-right!">
                        {figure ? <b>{grouped(language, figure.closingRank)}</b> : <Absent words={texts.notInList} />}
                        {figure?.allotted != null && (
                          <span className="block text-quiet">{texts.allotted(figure.allotted)}</span>
                        )}
                      </td>
                    )
                  })}
                  <td className={`w-28 ${drawn}`}>
                    <RankLine
                      rank={rank}
                      first={main[0]?.closingRank}
                      last={main.length > 1 ? main.at(-1)?.closingRank : undefined}
                      largest={largest}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </DataTable>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-quiet">
        {rounds.map((round) => (
          <span key={round} className="flex flex-wrap items-baseline gap-x-1">
            {texts.sourceOf(texts.rounds[round])}
            {figures
              .filter((figure) => figure.round === round)
              .map((figure) => (
                <SourceMark key={figure.year} language={language} figure={figure.mark} />
              ))}
          </span>
        ))}
      </p>
    </div>
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
