import Link from 'next/link'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { SourceMark } from '@/components/sources/source-mark'
import { classNames } from '@/components/ui/class-names'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { CampusPicture } from '../../page/components/campus-picture'
import type { CollegeView } from '../../page/view'
import { type CompareCell, type CompareGroup, type CompareRow, differs } from '../compare-rows'
import { compareMessages } from '../messages'

/*
 * A table whose rows are grids on phones: the label stands above its values, so that nothing scrolls to the side. The
 * roles are written out, because a grid takes them from a table.
 */

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  // Four values of a phone's width could not be read: two by two.
  4: 'max-sm:grid-cols-2 grid-cols-4',
} as const
type Count = keyof typeof COLUMNS

const ROW = 'grid gap-x-3 gap-y-1 border-t border-rule py-[0.65rem] md:table-row md:print:table-row'
const CELL =
  'min-w-0 text-start align-top leading-fact wrap-anywhere md:table-cell md:border-t md:border-rule md:py-[0.65rem] md:pe-4 print:py-[0.2rem] print:text-[8.5pt]'
const LABEL = `${CELL} col-span-full font-normal md:w-44 md:pe-4`

const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const

interface Columns {
  language: Language
  colleges: readonly CollegeView[]
}

/** Colleges side by side: what differs first, by subject, and at the end what is the same for all. */
export function CompareTable({
  language,
  colleges,
  groups,
  removeHref,
}: Columns & {
  groups: readonly CompareGroup[]
  /** The address of the comparison without a college. */
  removeHref: (slug: string) => string
}) {
  const texts = compareMessages(language)
  const isComparison = colleges.length > 1
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isComparison || differs(row)) }))
    .filter(({ rows }) => rows.length > 0)
  const same = isComparison ? groups.flatMap(({ rows }) => rows.filter((row) => !differs(row))) : []
  const grid = COLUMNS[colleges.length as Count] ?? COLUMNS[4]
  return (
    <table {...AS.table} className="w-full border-t-[3px] border-ink max-md:block md:table-fixed">
      <caption className="sr-only">{texts.table(colleges.length)}</caption>
      <thead {...AS.rowgroup} className="max-md:block">
        <tr {...AS.row} className={classNames('grid gap-x-3 py-4 md:table-row', grid)}>
          <td {...AS.cell} className="hidden w-44 md:table-cell" />
          {colleges.map((college) => (
            <th
              key={college.id}
              {...AS.columnheader}
              scope="col"
              className="min-w-0 text-start align-top md:py-4 md:pe-4 print:py-1"
            >
              <CampusPicture
                photograph={{ ...college, sizes: '(min-width: 60rem) 12rem, 6rem' }}
                drawing={campusDrawing(college.slug, college.ownership)}
                className="mb-3 max-w-40 rounded-control border border-rule max-md:hidden print:hidden"
              />
              <h2 className="text-[1.0625rem]/heading-4 wrap-anywhere max-sm:text-base print:text-[10pt]">
                <Link href={pathsIn(language).college(college.slug)} prefetch={false}>
                  {college.name}
                </Link>
              </h2>
              <Link
                className="inline-flex min-h-tap items-center text-sm font-normal print:hidden"
                href={removeHref(college.slug)}
                prefetch={false}
              >
                {texts.remove}
                <span className="sr-only"> {college.name}</span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((group) => (
        <tbody key={group.id} {...AS.rowgroup} className="max-md:block">
          <GroupTitle title={group.title} span={colleges.length + 1} />
          {group.rows.map((row) => (
            <Row key={row.label} language={language} row={row} grid={grid} isMarked={isComparison} />
          ))}
        </tbody>
      ))}
      {same.length > 0 && (
        <tbody {...AS.rowgroup} className="max-md:block">
          <GroupTitle title={texts.same} span={colleges.length + 1} />
          {same.map((row) => (
            <tr key={row.label} {...AS.row} className={ROW}>
              <th {...AS.rowheader} scope="row" className={LABEL}>
                {row.label}
              </th>
              <td {...AS.cell} colSpan={colleges.length} className={CELL}>
                {row.cells[0] && <Value language={language} cell={row.cells[0]} />}
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

function GroupTitle({ title, span }: { title: string; span: number }) {
  return (
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
}

function Row({
  language,
  row,
  grid,
  isMarked,
}: {
  language: Language
  row: CompareRow
  grid: string
  /** Whether there is anything to differ from. */
  isMarked: boolean
}) {
  return (
    <tr {...AS.row} className={`${ROW} ${grid}`}>
      <th {...AS.rowheader} scope="row" className={LABEL}>
        {isMarked && <DiffersMark language={language} />}
        {row.label}
      </th>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is of the college in its column.
        <td key={index} {...AS.cell} className={CELL}>
          <Value language={language} cell={cell} />
        </td>
      ))}
    </tr>
  )
}

/** The sign of a row in which colleges differ: a shape with a word for who does not see it. */
export function DiffersMark({ language }: { language: Language }) {
  return (
    <>
      <span aria-hidden="true" className="me-2 font-semibold">
        ≠
      </span>
      <span className="sr-only">{compareMessages(language).differs}: </span>
    </>
  )
}

function Value({ language, cell: { value, mark, note } }: { language: Language; cell: CompareCell }) {
  if (value === null) return <span className="text-sm text-quiet">{compareMessages(language).notKnown}</span>
  return (
    <>
      <b className="tabular-nums lining-nums">{value}</b>
      {note && <span className="block text-sm text-quiet">{note}</span>}
      {mark && (
        <span className="block print:text-[7.5pt]">
          <SourceMark language={language} figure={mark} className="-ms-[0.15rem] print:text-[7.5pt]" />
        </span>
      )}
    </>
  )
}
