import { panelId } from '@/components/sources/panel-id'
import { SourceMark } from '@/components/sources/source-mark'
import { ArrowLink } from '@/components/ui/button'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { Part } from '@/components/ui/page/section'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { languageOfText } from '@/lib/text/language'
import type { CutOffRange } from '../../records/view'
import type { CentralCategory } from '../../schema'
import { cutOffMessages } from '../messages'

/** Between which ranks the colleges of a state closed, for one category. */
export interface CategoryRanges {
  central: CentralCategory
  ranges: readonly CutOffRange[]
}

/**
 * Between which ranks the colleges of a state closed, a fold for each category, of which one is open; nothing where
 * nothing is known. The page holds the panels of its marks.
 */
export function StateRanges({
  language,
  region,
  course,
  categories,
}: {
  language: Language
  region: string
  course: string
  categories: readonly CategoryRanges[]
}) {
  const known = categories.filter(({ ranges }) => ranges.length > 0)
  if (known.length === 0) return null
  const texts = cutOffMessages(language)
  const title = texts.range.title(course, region)
  return (
    <Part id="cut-offs" folded="always" title={title}>
      <p>{texts.range.lead}</p>
      <div>
        {known.map(({ central, ranges }, at) => (
          <details key={central} name="range-category" open={at === 0} className="border-t border-rule">
            <summary className="min-h-tap cursor-pointer py-2 font-semibold">{texts.categories[central]}</summary>
            <RangeTable language={language} label={`${title}, ${texts.categories[central]}`} ranges={ranges} />
          </details>
        ))}
      </div>
      <p>
        <ArrowLink href={pathsIn(language).predictor()}>{texts.toPredictor}</ArrowLink>
      </p>
    </Part>
  )
}

function RangeTable({
  language,
  label,
  ranges,
}: {
  language: Language
  label: string
  ranges: readonly CutOffRange[]
}) {
  const texts = cutOffMessages(language)
  return (
    <DataTable label={label} stacks="labelled">
      <table className="narrow">
        <TableHead
          columns={[
            texts.range.seats,
            texts.range.round,
            { figure: texts.range.first },
            { figure: texts.range.last },
            { figure: texts.range.colleges },
          ]}
        />
        <tbody>
          {ranges.map(({ authority, quota, category, year, round, lowest, highest, colleges, marks }) => (
            <tr key={[authority.id, quota.id, category.id, year, round].join()}>
              <th scope="row" lang={languageOfText(texts.term(quota.code, quota.words))}>
                {texts.term(quota.code, quota.words)}, {texts.term(category.code, category.words)}
                <span className="block text-sm font-normal text-quiet" lang="en">
                  {authority.name}
                </span>
              </th>
              <td data-label={texts.range.round}>
                {texts.yearAndRound(year, texts.rounds[round])}{' '}
                {marks.map((mark) => (
                  <SourceMark key={panelId(mark)} language={language} figure={mark} />
                ))}
              </td>
              <td className="figure" data-label={texts.range.first}>
                <b>{texts.rank(lowest)}</b>
              </td>
              <td className="figure" data-label={texts.range.last}>
                <b>{texts.rank(highest)}</b>
              </td>
              <td className="figure" data-label={texts.range.colleges}>
                {colleges}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
