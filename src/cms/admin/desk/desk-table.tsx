import type { ReactNode } from 'react'
import { studioMessages } from '../messages'
import { bulkBar, cell, deskTable } from './styles'
import type { Selection } from './use-desk'

const messages = studioMessages.table

export interface DeskColumn<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** Link that sorts by this column, and the current order. */
  sort?: { href: string; now: 'ascending' | 'descending' | null }
}

interface DeskTableProps<Row> {
  rows: readonly Row[]
  /** The first column is the row header. */
  columns: readonly DeskColumn<Row>[]
  isBusy?: boolean
  /** Makes rows selectable, one by one or the whole page. */
  selection?: Selection
  /** Name of a row for its checkbox. */
  nameOf?: (row: Row) => string
  /** Bulk actions, in a bar above the table. */
  bulk?: ReactNode
}

const numberOf = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? 'value' : 'none')

/** On phones a row becomes a card: each value beside its column's name, so nothing scrolls sideways. */
const CARD =
  'max-md:relative max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:border-rule max-md:bg-raised max-md:px-4 max-md:py-3'
const CARD_VALUE = [
  'max-md:mt-2 max-md:flow-root max-md:border-0 max-md:py-0 max-md:ps-32 max-md:pe-0 max-md:text-start max-md:empty:hidden',
  'max-md:before:float-start max-md:before:-ms-32 max-md:before:w-28 max-md:before:text-label max-md:before:text-quiet max-md:before:content-[attr(data-label)]',
].join(' ')

/** The table of every desk: row headers, optional selection, cards on phones. */
export function DeskTable<Row extends { id: string }>(props: DeskTableProps<Row>) {
  const { rows, columns, isBusy, selection, nameOf, bulk } = props
  const [name, ...others] = columns
  const count = selection?.selected.length ?? 0
  return (
    <>
      {bulk && count > 0 ? (
        <div className={bulkBar}>
          <strong>{messages.selected(count)}</strong>
          {bulk}
        </div>
      ) : null}
      <div className="overflow-x-auto">
        <table className={`${deskTable} max-md:block`} aria-busy={isBusy}>
          <thead className="max-md:block">
            <tr className="max-md:block">
              {selection ? (
                <th
                  scope="col"
                  className={cell({ kind: 'head', className: 'max-md:block max-md:border-0 max-md:px-0 max-md:pt-0' })}
                >
                  <Tick label={messages.selectAll} isForAll isOn={selection.isAll} onTick={selection.tickAll} />
                </th>
              ) : null}
              {columns.map((column) => (
                <th
                  key={column.heading}
                  scope="col"
                  className={cell({ kind: 'head', number: numberOf(column), className: 'max-md:hidden' })}
                  aria-sort={column.sort?.now ?? undefined}
                >
                  {column.sort ? <SortLink heading={column.heading} {...column.sort} /> : column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr key={row.id} className={CARD}>
                {selection ? (
                  <td
                    className={cell({
                      className: 'max-md:absolute max-md:end-4 max-md:top-3 max-md:block max-md:border-0 max-md:p-0',
                    })}
                  >
                    <Tick
                      label={messages.select(nameOf?.(row) ?? '')}
                      isOn={selection.selected.includes(row.id)}
                      onTick={(isOn) => selection.tick(row.id, isOn)}
                    />
                  </td>
                ) : null}
                <th
                  scope="row"
                  className={cell({
                    kind: 'name',
                    className: `max-md:block max-md:min-w-0 max-md:border-0 max-md:p-0 ${selection ? 'max-md:pe-10' : ''}`,
                  })}
                >
                  {name?.cell(row)}
                </th>
                {others.map((column) => (
                  <td
                    key={column.heading}
                    className={cell({ number: numberOf(column), className: CARD_VALUE })}
                    data-label={column.heading}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const ARROWS = { ascending: '↑', descending: '↓' } as const

const SortLink = ({ heading, href, now }: { heading: string } & NonNullable<DeskColumn<unknown>['sort']>) => (
  <a className="text-inherit" href={href}>
    {heading}
    {now ? <span aria-hidden="true"> {ARROWS[now]}</span> : null}
  </a>
)

interface TickProps {
  label: string
  isOn: boolean
  isForAll?: boolean
  onTick: (isOn: boolean) => void
}

const Tick = ({ label, isOn, isForAll, onTick }: TickProps) => (
  <label className="max-md:inline-flex max-md:items-center max-md:gap-2">
    <input type="checkbox" checked={isOn} onChange={(event) => onTick(event.target.checked)} />
    <span className={`sr-only ${isForAll ? 'max-md:not-sr-only max-md:text-note max-md:text-ink' : ''}`}>{label}</span>
  </label>
)
