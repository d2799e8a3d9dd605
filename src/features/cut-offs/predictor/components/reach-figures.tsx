'use client'
import { MarkedValue } from '@/components/sources/mark-button'
import type { markOf } from '@/components/sources/sources'
import { DataTable } from '@/components/ui/data-table'

/** What one round of one year closed at. */
export interface ReachFigure {
  rank: string
  mark: ReturnType<typeof markOf>
  /** The number of seats that were given, in words. */
  seats: string | null
}

/** What a kind of seat closed at: a line for each year, a column for each round, on phones under its name; each figure opens its document. */
export function ReachFigures({
  messages: { label, closed, absent },
  rounds,
  years,
}: {
  messages: { label: string; closed: string; absent: string }
  rounds: readonly string[]
  /** The newest first, each with a figure for each round; null where its list names none. */
  years: readonly { year: number; figures: readonly (ReachFigure | null)[] }[]
}) {
  return (
    <DataTable label={label} stacks="labelled">
      <table className="narrow w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col">{closed}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, figures }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {figures.map((figure, at) => (
                <td key={rounds[at]} data-label={rounds[at]} className={figure ? undefined : 'max-md:hidden'}>
                  {figure ? (
                    <MarkedValue mark={figure.mark}>{figure.rank}</MarkedValue>
                  ) : (
                    <span className="text-quiet">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{absent}</span>
                    </span>
                  )}
                  {figure?.seats && <small>{figure.seats}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
