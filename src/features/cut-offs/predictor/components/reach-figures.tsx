'use client'

import { MarkedValue } from '@/components/sources/mark-button'
import type { markOf } from '@/components/sources/sources'
import { DataTable } from '@/components/ui/data-table'

// A client component, so that the page's data contains two ranks instead of the drawing.

/** The scale's end as a multiple of the candidate's rank, so that their line is at the same place in every row. */
const REACH = 1.6

/**
 * A bar up to the first round's closing rank, a paler one up to the last main round's, and a line for the candidate's
 * rank. A bar past the line means that such a rank got a seat. Hidden from screen readers: the numbers are beside it.
 * @param you a label above the line, in the legend
 */
export function RankLine({ rank, first, last, you }: { rank: number; first?: number; last?: number; you?: string }) {
  const to = (value: number) => `${Math.round(Math.min(1, value / (REACH * rank)) * 1000) / 10}%`
  return (
    <svg aria-hidden="true" className={you ? 'h-11 w-full' : 'h-4.5 w-full'}>
      {you && (
        <text x={to(rank)} y="1.1em" textAnchor="middle" className="fill-ink text-sm font-semibold">
          {you}
        </text>
      )}
      <g className={you && 'translate-y-6'}>
        <rect y={4} width="100%" height={10} className="fill-sunk" />
        {last && <rect y={4} width={to(last)} height={10} className="fill-brand opacity-35" />}
        {first && <rect y={4} width={to(first)} height={10} className="fill-brand" />}
        <line x1={to(rank)} x2={to(rank)} y2={18} className="stroke-paper stroke-[6]" />
        <line x1={to(rank)} x2={to(rank)} y2={18} className="stroke-ink stroke-2" />
      </g>
    </svg>
  )
}

/** A round's closing rank in one year. */
export interface ReachFigure {
  rank: string
  mark: ReturnType<typeof markOf>
  /** The number of seats allotted, in words. */
  seats: string | null
}

interface ReachFiguresProps {
  messages: { label: string; closed: string; absent: string }
  rounds: readonly string[]
  /** The newest first, each with a figure per round, or null. */
  years: readonly { year: number; figures: readonly (ReachFigure | null)[] }[]
}

/** The closing ranks of a kind of seat by year and round; each figure links to its source. */
export function ReachFigures({ messages: { label, closed, absent }, rounds, years }: ReachFiguresProps) {
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
