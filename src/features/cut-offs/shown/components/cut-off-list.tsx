import Link from 'next/link'
import { Figure, NotKnown } from '@/components/sources/sources'
import { DataTable } from '@/components/ui/data-table'
import { type Language, languageOfText } from '@/lib/language'
import { asSentence } from '@/lib/text/format'
import type { CutOffSeries } from '../../records/series-queries'
import { seatWordsIn } from '../../seat-words'
import { cutOffMessages } from '../messages'
import { isForAll, nameOfSeries } from '../series'

interface YearLinksProps {
  language: Language
  series: readonly CutOffSeries[]
  /** The selected year; null to show each kind of seat's latest. */
  year: number | null
  /** The URL of the same list for another year. */
  yearHref: (year: number) => string
}

/** Links to a list's years, if there are several. */
export function YearLinks({ language, series, year, yearHref }: YearLinksProps) {
  const years = [...new Set(series.flatMap(({ figures }) => figures.map((figure) => figure.year)))].sort(
    (one, other) => other - one,
  )
  return (
    years.length > 1 && (
      <p className="flex flex-wrap items-center gap-x-5">
        <span className="text-quiet">{cutOffMessages(language).years}</span>
        {years.map((each) => (
          <Link
            key={each}
            className="inline-flex min-h-tap items-center tabular-nums aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline aria-[current]:shadow-[inset_0_-3px_var(--color-brand)]"
            aria-current={each === year ? 'true' : undefined}
            href={yearHref(each)}
            prefetch={false}
          >
            {each}
          </Link>
        ))}
      </p>
    )
  )
}

interface CutOffListProps {
  language: Language
  series: readonly CutOffSeries[]
  year?: number | null
  /** The URL of the same list for another year. */
  yearHref: (year: number) => string
}

/** The latest or selected year of every kind of seat; restricted seats are folded at the end. */
export function CutOffList({ language, series, year = null, yearHref }: CutOffListProps) {
  const messages = cutOffMessages(language)
  const shown = series.flatMap((each) => {
    const wanted = year ?? each.figures[0]?.year
    const figures = each.figures.filter((figure) => figure.year === wanted)
    return figures.length > 0 ? { ...each, figures } : []
  })
  const others = shown.filter((each) => !isForAll(each))
  return (
    <>
      <YearLinks language={language} series={series} year={year} yearHref={yearHref} />
      <SeatRanks language={language} label={messages.closed} series={shown.filter(isForAll)} />
      {others.length > 0 && (
        <details className={FOLD}>
          <summary className={SUMMARY}>{messages.others}</summary>
          <SeatRanks language={language} label={messages.others} series={others} />
        </details>
      )}
    </>
  )
}

const FOLD = 'border-b border-rule pb-2'
const SUMMARY = 'min-h-tap cursor-pointer py-2 font-semibold'

const keyOf = ({ course, quota, category, gender, rankType }: CutOffSeries) =>
  [course, quota.id, category.id, gender, rankType].join()

type SeatRanksProps = { language: Language; label: string; series: readonly CutOffSeries[] }

function notesOf(language: Language, series: CutOffSeries): string {
  const { authority, rankType, quota, category } = series
  const messages = cutOffMessages(language)
  return [
    asSentence(language, authority.name),
    rankType === 'air' ? null : messages.kind(messages.rankTypes[rankType]),
    quota.explanation && seatWordsIn(language, quota.explanation),
    category.explanation && seatWordsIn(language, category.explanation),
    isForAll(series) ? null : messages.restricted,
    quota.isPriced ? messages.priced : null,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Kinds of seat with a row per round; bars show the ranks on one scale. */
function SeatRanks({ language, label, series: rows }: SeatRanksProps) {
  if (rows.length === 0) return null
  const messages = cutOffMessages(language)
  const figures = rows.flatMap((series) => series.figures)
  const largest = Math.max(...figures.map(({ closingRank }) => closingRank))
  const hasAllotted = figures.some(({ allotted }) => allotted !== null)
  return (
    <DataTable label={label}>
      <table className="narrow listed-marks [&_:is(td,th)]:py-[0.45rem]!">
        <thead>
          <tr>
            <th scope="col">{messages.year}</th>
            <th scope="col" className="whitespace-normal!">
              {messages.closed}
            </th>
            {hasAllotted && (
              <th scope="col" className="figure whitespace-normal!">
                {messages.allotted}
              </th>
            )}
          </tr>
        </thead>
        {rows.map((series) => (
          <tbody key={keyOf(series)}>
            <tr>
              <th scope="rowgroup" colSpan={hasAllotted ? 3 : 2} lang={languageOfText(nameOfSeries(language, series))}>
                {series.course}: {nameOfSeries(language, series)}
                <span className="block text-sm font-normal text-quiet" lang={languageOfText(notesOf(language, series))}>
                  {notesOf(language, series)}
                </span>
              </th>
            </tr>
            {series.figures.map(({ year, round, closingRank, allotted, flag, mark }) => (
              <tr key={`${year} ${round}`}>
                <th scope="row" className="font-normal!">
                  {messages.yearAndRound(year, messages.rounds[round])}
                </th>
                <td>
                  <span className="font-semibold tabular-nums">
                    <Figure language={language} mark={mark}>
                      {messages.rank(closingRank)}
                    </Figure>
                  </span>
                  {flag && <span className="text-sm text-quiet"> {messages.flagged}</span>}
                  <svg
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className="h-[5px] w-full max-w-56"
                    aria-hidden="true"
                  >
                    <rect width={Math.max(1, (closingRank / largest) * 100)} height={1} className="fill-brand" />
                  </svg>
                </td>
                {hasAllotted && <td className="figure">{allotted ?? <NotKnown language={language} />}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </DataTable>
  )
}
