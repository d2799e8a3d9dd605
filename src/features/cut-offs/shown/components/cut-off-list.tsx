import { SourceMark } from '@/components/sources/source-mark'
import { DataTable } from '@/components/ui/data-table'
import type { Language } from '@/lib/text/language'
import type { CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'
import { isForAll, missingYears, nameOfSeries } from '../series'
import { CutOffChart } from './cut-off-chart'

/** Kinds of seat under each other, each as bars and as a table; those that are not everybody's fold at the end. */
export function CutOffList({ language, series }: { language: Language; series: readonly CutOffSeries[] }) {
  const texts = cutOffMessages(language)
  const open = series.filter(isForAll)
  const others = series.filter((each) => !isForAll(each))
  return (
    <>
      {open.map((each) => (
        <SeriesEntry key={keyOf(each)} language={language} series={each} />
      ))}
      {others.length > 0 && (
        <details className="border-y border-rule py-2">
          <summary className="min-h-tap cursor-pointer py-2 font-semibold">{texts.others}</summary>
          <div className="grid gap-8 pb-4">
            {others.map((each) => (
              <SeriesEntry key={keyOf(each)} language={language} series={each} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

const keyOf = ({ course, quota, category, gender, rankType }: CutOffSeries) =>
  [course, quota.id, category.id, gender, rankType].join()

function SeriesEntry({ language, series }: { language: Language; series: CutOffSeries }) {
  const texts = cutOffMessages(language)
  const { authority, quota, category, course, rankType, figures } = series
  const name = nameOfSeries(language, series)
  const missing = missingYears(series)
  const notes = [
    texts.kind(texts.rankTypes[rankType]),
    quota.explanation,
    category.explanation,
    isForAll(series) ? null : texts.restricted,
    quota.isPriced ? texts.priced : null,
    missing.length > 0 ? texts.missing(missing) : null,
  ].filter(Boolean)
  return (
    <article className="grid gap-3">
      <h3 className="text-h4">
        {course}: {name}
      </h3>
      <p className="text-sm text-quiet">
        {authority.name}. {notes.join(' ')}
      </p>
      <CutOffChart language={language} series={series} />
      <DataTable label={texts.tableOf(`${course}, ${name}`)} stacks="labelled">
        <table className="narrow">
          <thead>
            <tr>
              <th scope="col">{texts.year}</th>
              <th scope="col" className="figure">
                {texts.closed}
              </th>
              <th scope="col" className="figure">
                {texts.allotted}
              </th>
              <th scope="col">{texts.source}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ year, round, closingRank, allotted, flag, mark }) => (
              <tr key={`${year} ${round}`}>
                <th scope="row">{texts.yearAndRound(year, texts.rounds[round])}</th>
                <td className="figure" data-label={texts.closed}>
                  <b>{texts.rank(closingRank)}</b>
                  {flag && <span className="block text-sm font-normal text-quiet">{texts.flagged}</span>}
                </td>
                <td className="figure" data-label={texts.allotted}>
                  {allotted ?? <span className="text-quiet">{texts.notStated}</span>}
                </td>
                <td data-label={texts.source}>
                  <SourceMark language={language} figure={mark} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
    </article>
  )
}
