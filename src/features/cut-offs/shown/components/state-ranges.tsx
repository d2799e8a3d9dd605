import { panelId } from '@/components/sources/panel-id'
import { SourceMark } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { Part } from '@/components/ui/page/page'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { CutOffRange } from '../../records/series-queries'
import { CENTRAL_CATEGORIES } from '../../schema'
import { cutOffMessages } from '../messages'

type StateRangesProps = { language: Language; region: string; course: string; ranges: readonly CutOffRange[] }

/** A state's ranges of closing ranks, one fold per category; nothing if unknown. The page contains the panels of its marks. */
export function StateRanges({ language, region, course, ranges }: StateRangesProps) {
  const known = CENTRAL_CATEGORIES.map((central) => ({
    central,
    rows: ranges.filter(({ category }) => category.central === central),
  })).filter(({ rows }) => rows.length > 0)
  if (known.length === 0) return null
  const messages = cutOffMessages(language)
  const title = messages.range.title(course, region)
  return (
    <Part id="cut-offs" folded="always" title={title}>
      <p>{messages.range.lead}</p>
      <div>
        {known.map(({ central, rows }, at) => (
          <details key={central} name="range-category" open={at === 0} className="border-t border-rule">
            <summary className="min-h-tap cursor-pointer py-2 font-semibold">{messages.categories[central]}</summary>
            <RangeTable language={language} label={`${title}, ${messages.categories[central]}`} ranges={rows} />
          </details>
        ))}
      </div>
      <p>
        <ArrowLink href={pathsIn(language).predictor()}>{messages.toPredictor}</ArrowLink>
      </p>
    </Part>
  )
}

type RangeTableProps = { language: Language; label: string; ranges: readonly CutOffRange[] }

function RangeTable({ language, label, ranges }: RangeTableProps) {
  const messages = cutOffMessages(language)
  return (
    <DataTable label={label} stacks="labelled">
      <table className="narrow">
        <TableHead
          columns={[
            messages.range.seats,
            messages.range.round,
            { figure: messages.range.first },
            { figure: messages.range.last },
            { figure: messages.range.colleges },
          ]}
        />
        <tbody>
          {ranges.map(({ authority, quota, category, year, round, lowest, highest, colleges, marks }) => (
            <tr key={[authority.id, quota.id, category.id, year, round].join()}>
              <th scope="row" lang={languageOfText(messages.term(quota.code, quota.words))}>
                {messages.term(quota.code, quota.words)}, {messages.term(category.code, category.words)}
                <span className="block text-sm font-normal text-quiet" lang="en">
                  {authority.name}
                </span>
              </th>
              <td data-label={messages.range.round}>
                {messages.yearAndRound(year, messages.rounds[round])}{' '}
                {marks.map((mark) => (
                  <SourceMark key={panelId(mark)} language={language} figure={mark} />
                ))}
              </td>
              <td className="figure" data-label={messages.range.first}>
                <b>{messages.rank(lowest)}</b>
              </td>
              <td className="figure" data-label={messages.range.last}>
                <b>{messages.rank(highest)}</b>
              </td>
              <td className="figure" data-label={messages.range.colleges}>
                {colleges}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
