'use client'

import { MarkedValue } from '@/components/sources/mark-button'
import type { markOf } from '@/components/sources/sources'
import { DataTable } from '@/components/ui/data-table'

// Drawn in the browser too, so that the page's data holds two ranks and not the drawing.

/** How far the picture reaches, in times the candidate's rank: their line stands at the same place in every row. */
const REACH = 1.6

/**
 * How far the seats went: strong to where the first round closed, pale to where the last main round did, and a line for
 * the rank that was asked for. A bar past the line means that a rank like it got a seat. The numbers stand beside it,
 * so it is for the eye alone.
 * @param you what stands above the line, where the picture explains itself
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

/** What one round of one year closed at. */
export interface ReachFigure {
  rank: string
  mark: ReturnType<typeof markOf>
  /** The number of seats that were given, in words. */
  seats: string | null
}

interface ReachFiguresProps {
  messages: { label: string; closed: string; absent: string }
  rounds: readonly string[]
  /** The newest first, each with a figure for each round; null where its list names none. */
  years: readonly { year: number; figures: readonly (ReachFigure | null)[] }[]
}

/** What a kind of seat closed at: a line for each year, a column for each round, on phones under its name; each figure opens its document. */
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
