import type { ReactNode } from 'react'
import { studioTexts } from '../texts'
import type { Selection } from './use-desk'

const texts = studioTexts.table

export interface DeskColumn<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface DeskTableProps<Row> {
  rows: readonly Row[]
  /** The first one names the row. */
  columns: readonly DeskColumn<Row>[]
  isBusy?: boolean
  /** With it each row can be ticked, and all of the page at once. */
  selection?: Selection
  /** What a row is called where it is ticked. */
  nameOf?: (row: Row) => string
}

const classOf = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? 'is-number' : undefined)

/** The table of every desk: named rows, ticked where that has a use, cards on a phone. */
export function DeskTable<Row extends { id: string }>({
  rows,
  columns,
  isBusy,
  selection,
  nameOf,
}: DeskTableProps<Row>) {
  const [name, ...others] = columns
  return (
    <div className="desk-scroll">
      <table className="desk-table is-cards" aria-busy={isBusy}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="is-tick">
                <Tick label={texts.selectAll} isForAll isOn={selection.isAll} onTick={selection.tickAll} />
              </th>
            ) : null}
            {columns.map((column) => (
              <th key={column.heading} scope="col" className={classOf(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {selection ? (
                <td className="is-tick">
                  <Tick
                    label={texts.select(nameOf?.(row) ?? '')}
                    isOn={selection.selected.includes(row.id)}
                    onTick={(isOn) => selection.tick(row.id, isOn)}
                  />
                </td>
              ) : null}
              <th scope="row">{name?.cell(row)}</th>
              {others.map((column) => (
                <td key={column.heading} className={classOf(column)} data-label={column.heading}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TickProps {
  label: string
  isOn: boolean
  isForAll?: boolean
  onTick: (isOn: boolean) => void
}

function Tick({ label, isOn, isForAll, onTick }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onTick(event.target.checked)} />
      <span className={`desk-hidden ${isForAll ? 'is-shown-on-cards' : ''}`}>{label}</span>
    </label>
  )
}
