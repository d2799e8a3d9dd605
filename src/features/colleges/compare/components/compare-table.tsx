import Link from 'next/link'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Figure } from '@/components/sources/sources'
import { classNames } from '@/components/ui/class-names'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { CollegeView } from '../../page/college-view'
import { CampusPicture } from '../../page/components/campus-picture'
import { type CompareCell, type CompareGroup, type CompareRow, differs, shortNames } from '../compare-rows'
import { compareMessages } from '../messages'

/*
 * On phones a row becomes a question with a line per college, so that nothing scrolls sideways. Explicit roles, because
 * `display: grid` removes table semantics.
 */

const ROW = 'grid gap-x-3 gap-y-1 border-t border-rule py-[0.65rem] md:table-row md:print:table-row'
const CELL =
  'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 max-md:gap-x-3 max-md:before:text-sm max-md:before:text-quiet max-md:before:content-[attr(data-college)] min-w-0 text-start align-top leading-fact wrap-anywhere md:table-cell md:border-t md:border-rule md:py-[0.65rem] md:pe-4 print:py-[0.2rem] print:text-[8.5pt]'
const LABEL =
  'min-w-0 text-start align-top leading-fact font-normal wrap-break-word md:table-cell md:w-44 md:border-t md:border-rule md:py-[0.65rem] md:pe-4 print:py-[0.2rem] print:text-[8.5pt]'

const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const

type Columns = { language: Language; colleges: readonly CollegeView[] }

interface CompareTableProps extends Columns {
  groups: readonly CompareGroup[]
  /** URL of the comparison without a college. */
  removeHref: (slug: string) => string
}

/** Colleges side by side: differing rows first, by subject, and equal ones at the end. */
export function CompareTable({ language, colleges, groups, removeHref }: CompareTableProps) {
  const messages = compareMessages(language)
  const isComparison = colleges.length > 1
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isComparison || differs(row)) }))
    .filter(({ rows }) => rows.length > 0)
  const same = isComparison ? groups.flatMap(({ rows }) => rows.filter((row) => !differs(row))) : []
  const names = shortNames(language, colleges)
  return (
    <table {...AS.table} className="listed-marks w-full border-t-[3px] border-ink max-md:block md:table-fixed">
      <caption className="sr-only">{messages.table(colleges.length)}</caption>
      <thead {...AS.rowgroup} className="max-md:block">
        <tr {...AS.row} className="grid gap-y-2 py-2 md:table-row">
          <td {...AS.cell} className="hidden w-44 md:table-cell" />
          {colleges.map((college) => (
            <th
              key={college.id}
              {...AS.columnheader}
              scope="col"
              className="min-w-0 text-start align-top max-md:flex max-md:items-center max-md:justify-between max-md:gap-x-3 max-[18rem]:flex-wrap md:py-4 md:pe-4 print:py-1"
            >
              <CampusPicture
                photograph={{ ...college, sizes: '(min-width: 60rem) 12rem, 6rem' }}
                drawing={campusDrawing(college.slug, college.ownership)}
                className="mb-3 max-w-40 rounded-control border border-rule max-md:hidden print:hidden"
              />
              <h2 className="min-w-0 text-[1.0625rem]/heading-4 wrap-anywhere max-lg:text-base print:text-[10pt]">
                <Link
                  href={pathsIn(language).college(college.slug)}
                  prefetch={false}
                  lang={languageOfName(college.name)}
                >
                  {college.name}
                </Link>
              </h2>
              <Link
                className="inline-flex min-h-tap items-center text-sm font-normal print:hidden"
                href={removeHref(college.slug)}
                prefetch={false}
              >
                {messages.remove}
                <span className="sr-only" lang={languageOfName(college.name)}>
                  {' '}
                  {college.name}
                </span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((group) => (
        <tbody key={group.id} {...AS.rowgroup} className="max-md:block">
          <GroupTitle title={group.title} span={colleges.length + 1} />
          {group.rows.map((row) => (
            <Row key={row.label} language={language} row={row} names={names} group={group} />
          ))}
        </tbody>
      ))}
      {same.length > 0 && (
        <tbody {...AS.rowgroup} className="max-md:block">
          <GroupTitle title={messages.same} span={colleges.length + 1} />
          <tr {...AS.row} className="max-md:block">
            <td {...AS.cell} colSpan={colleges.length + 1} className="max-md:block">
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {same.map(({ label, cells: [cell] }) => (
                  <li key={label}>
                    <span className="text-quiet">{label}:</span> {cell && <Value language={language} cell={cell} />}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

const GroupTitle = ({ title, span }: { title: string; span: number }) => (
  <tr {...AS.row} className="max-md:block">
    <th
      {...AS.rowheader}
      scope="rowgroup"
      colSpan={span}
      className="border-t border-ink pt-7 pb-3 text-start text-[1.25rem] font-semibold max-md:block print:pt-2 print:pb-1 print:text-[11pt]"
    >
      {title}
    </th>
  </tr>
)

type RowProps = { language: Language; row: CompareRow; names: readonly string[]; group: CompareGroup }

const Row = ({ language, row, names, group }: RowProps) => (
  <tr {...AS.row} className={ROW}>
    <th {...AS.rowheader} scope="row" className={LABEL}>
      {row.label}
    </th>
    {row.cells.map((cell, index) => (
      <td
        key={names[index]}
        {...AS.cell}
        className={classNames(CELL, group.isOfSome && cell.value === null && 'max-md:hidden')}
        data-college={names[index]}
      >
        <div className={classNames(group.id !== 'college' && '[&>b]:font-semibold')}>
          <Value language={language} cell={cell} />
        </div>
      </td>
    ))}
  </tr>
)

const Value = ({ language, cell: { value, mark, note } }: { language: Language; cell: CompareCell }) => (
  <>
    <b className="font-normal whitespace-pre-line tabular-nums lining-nums">
      <Figure language={language} mark={mark}>
        {value && <span lang={languageOfText(value)}>{value}</span>}
      </Figure>
    </b>
    {note && <span className="block text-sm text-quiet">{note}</span>}
  </>
)
