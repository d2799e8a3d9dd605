import { Figure } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { asSentence } from '@/lib/text/format'
import { choicesQuery, seatsForAll } from '../../choices/choice-params'
import type { CutOffFigure, CutOffSeries } from '../../records/series-queries'
import type { Round } from '../../schema'
import { seatWordsIn } from '../../seat-words'
import { cutOffMessages } from '../messages'
import { commonYear, isForWomen, type SeatGroup } from '../series'
import { YearLinks } from './cut-off-list'

/** A table per quota with a row per category: the closing ranks of the year's first and last round. */
export function SeatTables({ language, groups }: { language: Language; groups: readonly SeatGroup[] }) {
  const courses = new Set(groups.map(({ of }) => of.course))
  return groups.map((group) => (
    <SeatTable key={group.key} language={language} group={group} course={courses.size > 1 ? group.of.course : null} />
  ))
}

function SeatTable({ language, group, course }: { language: Language; group: SeatGroup; course: string | null }) {
  const messages = cutOffMessages(language)
  const { authority, quota, rankType } = group.of
  const title = messages.seatsOfYear(course, messages.term(quota.code, quota.words), group.year)
  const notes = [
    asSentence(language, authority.name),
    quota.explanation && seatWordsIn(language, quota.explanation),
    rankType === 'air' ? null : messages.kind(messages.rankTypes[rankType]),
    quota.restriction ? messages.restricted : null,
    quota.isPriced ? messages.priced : null,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="grid gap-1">
      <h3 className="text-h4" lang={languageOfText(title)}>
        {title}
      </h3>
      <p className="text-sm text-quiet" lang={languageOfText(notes)}>
        {notes}
      </p>
      <DataTable label={title}>
        <table className="narrow [&_.figure]:w-20 [&_.figure]:pr-2! [&_.figure]:pl-2 md:[&_.figure]:w-32 [&_:is(td,th)]:py-[0.45rem]!">
          <thead>
            <tr>
              <th scope="col">{messages.category}</th>
              <RoundHead language={language} round={group.firstRound} />
              {group.lastRound && <RoundHead language={language} round={group.lastRound} />}
            </tr>
          </thead>
          <tbody>
            {group.rows.map(({ series, first, last }) => (
              <tr key={`${series.category.id} ${series.gender}`}>
                <th scope="row" className="font-normal!">
                  <CategoryName language={language} series={series} />
                </th>
                <RankCell language={language} figure={first} />
                {group.lastRound && (
                  <RankCell
                    language={language}
                    figure={last}
                    isOther={last !== null && last.round !== group.lastRound}
                  />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
    </div>
  )
}

const RoundHead = ({ language, round }: { language: Language; round: Round }) => (
  <th scope="col" className="figure whitespace-normal! first-letter:uppercase">
    {cutOffMessages(language).rounds[round]}
  </th>
)

function CategoryName({ language, series }: { language: Language; series: CutOffSeries }) {
  const messages = cutOffMessages(language)
  const { category } = series
  const name = messages.categoryName(messages.term(category.code, category.words), isForWomen(series))
  const notes = [
    category.explanation && seatWordsIn(language, category.explanation),
    category.restriction && !series.quota.restriction ? messages.restricted : null,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <span lang={languageOfText(name)}>
      {name}
      {notes && <span className="block text-sm text-quiet">{notes}</span>}
    </span>
  )
}

type RankCellProps = { language: Language; figure: CutOffFigure | null; isOther?: boolean }

/** @param isOther whether to name the figure's round, because it is not the column's */
function RankCell({ language, figure, isOther }: RankCellProps) {
  const messages = cutOffMessages(language)
  return (
    <td className="figure font-semibold tabular-nums lining-nums">
      <Figure language={language} mark={figure?.mark}>
        {figure && messages.rank(figure.closingRank)}
      </Figure>
      {figure?.flag && <span className="block text-sm font-normal text-quiet">{messages.flagged}</span>}
      {figure && isOther && (
        <span className="block text-sm font-normal text-quiet first-letter:uppercase">
          {messages.rounds[figure.round]}
        </span>
      )}
    </td>
  )
}

interface CollegeCutOffsProps {
  language: Language
  slug: string
  series: readonly CutOffSeries[]
  groups: readonly SeatGroup[]
}

/** The main cut-offs on a college's page, with links to all others. */
export function CollegeCutOffs({ language, slug, series, groups }: CollegeCutOffsProps) {
  const messages = cutOffMessages(language)
  const paths = pathsIn(language)
  const listed = seatsForAll(slug, series)
  return (
    <>
      <p>{messages.lead}</p>
      <YearLinks
        language={language}
        series={series}
        year={commonYear(groups)}
        yearHref={(year) => paths.collegeCutOffs(slug, { year: String(year) })}
      />
      <SeatTables language={language} groups={groups} />
      <p className="grid justify-items-start gap-2">
        <ArrowLink href={paths.collegeCutOffs(slug)} prefetch={false}>
          {messages.moreCutOffs}
        </ArrowLink>
        <ArrowLink href={paths.predictor()}>{messages.toPredictor}</ArrowLink>
        {listed.length > 0 && (
          <ArrowLink href={paths.myList(choicesQuery(listed))} prefetch={false}>
            {messages.toList}
          </ArrowLink>
        )}
      </p>
    </>
  )
}
