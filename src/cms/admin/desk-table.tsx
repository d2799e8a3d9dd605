import type { ReactNode } from 'react'
import { studioTexts } from './texts'
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

/** The table of every desk: named rows, scrolling sideways where it is too wide, ticked where that has a use. */
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
      <table className="desk-table" aria-busy={isBusy}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col">
                <Tick label={texts.selectAll} isOn={selection.isAll} onTick={selection.tickAll} />
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
                <td>
                  <Tick
                    label={texts.select(nameOf?.(row) ?? '')}
                    isOn={selection.selected.includes(row.id)}
                    onTick={(isOn) => selection.tick(row.id, isOn)}
                  />
                </td>
              ) : null}
              <th scope="row">{name?.cell(row)}</th>
              {others.map((column) => (
                <td key={column.heading} className={classOf(column)}>
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

function Tick({ label, isOn, onTick }: { label: string; isOn: boolean; onTick: (isOn: boolean) => void }) {
  return <input type="checkbox" aria-label={label} checked={isOn} onChange={(event) => onTick(event.target.checked)} />
}
