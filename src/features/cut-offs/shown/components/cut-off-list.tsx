import { SourceMark } from '@/components/sources/source-mark'
import { DataTable } from '@/components/ui/data-table'
import { asSentence } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { languageOfText } from '@/lib/text/language'
import type { CutOffFigure, CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'
import { isForAll, missingYears, nameOfSeries } from '../series'

/** The latest year of every kind of seat; those that are not everybody's fold at the end. */
export function CutOffList({ language, series }: { language: Language; series: readonly CutOffSeries[] }) {
  const texts = cutOffMessages(language)
  const others = series.filter((each) => !isForAll(each))
  return (
    <>
      <LatestYears language={language} label={texts.closed} series={series.filter(isForAll)} />
      {others.length > 0 && (
        <details className={FOLD}>
          <summary className={SUMMARY}>{texts.others}</summary>
          <LatestYears language={language} label={texts.others} series={others} />
        </details>
      )}
    </>
  )
}

const FOLD = 'border-b border-rule pb-2'
const SUMMARY = 'min-h-tap cursor-pointer py-2 font-semibold'

const keyOf = ({ course, quota, category, gender, rankType }: CutOffSeries) =>
  [course, quota.id, category.id, gender, rankType].join()

interface Rows {
  series: CutOffSeries
  notes: (string | null)[]
  figures: CutOffFigure[]
}

function LatestYears({
  language,
  label,
  series,
}: {
  language: Language
  label: string
  series: readonly CutOffSeries[]
}) {
  if (series.length === 0) return null
  const texts = cutOffMessages(language)
  const isLatest = ({ figures }: CutOffSeries, { year }: CutOffFigure) => year === figures[0]?.year
  const latest = series.map((each) => ({
    series: each,
    notes: [
      asSentence(language, each.authority.name),
      each.rankType === 'air' ? null : texts.kind(texts.rankTypes[each.rankType]),
      each.quota.explanation,
      each.category.explanation,
      isForAll(each) ? null : texts.restricted,
      each.quota.isPriced ? texts.priced : null,
    ],
    figures: each.figures.filter((figure) => isLatest(each, figure)),
  }))
  const earlier = series.flatMap((each) => {
    const figures = each.figures.filter((figure) => !isLatest(each, figure))
    const missing = missingYears(each)
    return figures.length > 0
      ? { series: each, notes: [missing.length > 0 ? texts.missing(missing) : null], figures }
      : []
  })
  return (
    <>
      <RankTable language={language} label={label} rows={latest} />
      {earlier.length > 0 && (
        <details className={FOLD}>
          <summary className={SUMMARY}>{texts.earlier}</summary>
          <RankTable language={language} label={`${label}: ${texts.earlier}`} rows={earlier} />
        </details>
      )}
    </>
  )
}

/** Kinds of seat under each other, a row for each round; the bar beside a rank says the same on one scale. */
function RankTable({ language, label, rows }: { language: Language; label: string; rows: readonly Rows[] }) {
  const texts = cutOffMessages(language)
  const figures = rows.flatMap((row) => row.figures)
  const largest = Math.max(...figures.map(({ closingRank }) => closingRank))
  const hasAllotted = figures.some(({ allotted }) => allotted !== null)
  return (
    <DataTable label={label}>
      <table className="narrow [&_:is(td,th)]:py-[0.45rem]!">
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col" className="whitespace-normal!">
              {texts.closed}
            </th>
            {hasAllotted && (
              <th scope="col" className="figure whitespace-normal!">
                {texts.allotted}
              </th>
            )}
          </tr>
        </thead>
        {rows.map(({ series, notes, figures }) => (
          <tbody key={keyOf(series)}>
            <tr>
              <th scope="rowgroup" colSpan={hasAllotted ? 3 : 2} lang={languageOfText(nameOfSeries(language, series))}>
                {series.course}: {nameOfSeries(language, series)}
                <span className="block text-sm font-normal text-quiet" lang={languageOfText(notes.join(' '))}>
                  {notes.filter(Boolean).join(' ')}
                </span>
              </th>
            </tr>
            {figures.map(({ year, round, closingRank, allotted, flag, mark }) => (
              <tr key={`${year} ${round}`}>
                <th scope="row" className="font-normal!">
                  {texts.yearAndRound(year, texts.rounds[round])}
                </th>
                <td>
                  <b className="inline-block min-w-[4.5rem] tabular-nums">{texts.rank(closingRank)}</b>{' '}
                  <SourceMark language={language} figure={mark} />
                  {flag && <span className="text-sm text-quiet"> {texts.flagged}</span>}
                  <svg
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className="h-[5px] w-full max-w-56"
                    aria-hidden="true"
                  >
                    <rect width={Math.max(1, (closingRank / largest) * 100)} height={1} className="fill-brand" />
                  </svg>
                </td>
                {hasAllotted && <td className="figure">{allotted ?? texts.notStated}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </DataTable>
  )
}
