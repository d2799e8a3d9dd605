import { Figure } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { Part } from '@/components/ui/page/page'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
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
      <div className="listed-marks">
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
          columns={[messages.range.seats, { figure: messages.range.first }, { figure: messages.range.last }]}
        />
        <tbody>
          {ranges.map(({ authority, quota, category, year, lowest, highest }) => (
            <tr key={[quota.id, category.id].join()}>
              <th scope="row" lang={languageOfText(messages.term(quota.code, quota.words))}>
                {messages.term(quota.code, quota.words)}, {messages.term(category.code, category.words)}
                <span className="block text-sm font-normal text-quiet" lang={languageOfName(authority.name)}>
                  {authority.name}, {year}
                </span>
              </th>
              <td className="figure" data-label={messages.range.first}>
                <Figure language={language} mark={lowest.mark}>
                  {messages.rank(lowest.rank)}
                </Figure>
              </td>
              <td className="figure" data-label={messages.range.last}>
                <Figure language={language} mark={highest.mark}>
                  {messages.rank(highest.rank)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
