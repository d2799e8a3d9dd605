'use client'

import Link from 'next/link'
import { ListedFigure, type MarkLabels } from '@/components/sources/mark-button'
import { languageOfName, languageOfText } from '@/lib/language'
import type { Point } from '../view'

// A client component, so that the RSC payload holds the rows without their markup.

interface Row {
  name: string
  href: string
  /** Place, ownership and founding year. */
  line: string
  fees: string | null
  feesFrom?: MarkLabels
  seats: string | null
  seatsFrom?: MarkLabels
  rank?: string
  rankFrom?: MarkLabels
}

interface TableOfCollegesProps {
  label: string
  messages: { name: string; fees: string; seats: string; rank: string; notKnown: string }
  withRanks: boolean
  rows: readonly Row[]
}

/** Table rendered by `CollegeTable`; columns of seats and ranks are omitted if unknown. */
export function TableOfColleges({ label, messages, withRanks, rows }: TableOfCollegesProps) {
  const withSeats = rows.some(({ seats }) => seats)
  const figure = (value: string | null, from: MarkLabels | undefined) => (
    <td>
      <ListedFigure value={value} mark={from} notKnown={messages.notKnown} />
    </td>
  )
  return (
    <div className="border-y border-ink">
      <table className="college-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            <th scope="col" className="md:text-right!">
              {messages.fees}
            </th>
            {withSeats && (
              <th scope="col" className="md:last:pr-0! md:text-right!">
                {messages.seats}
              </th>
            )}
            {withRanks && (
              <th scope="col" className="md:pr-0! md:text-right!">
                {messages.rank}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="college-rows listed-marks">
          {rows.map(({ name, href, line, fees, feesFrom, seats, seatsFrom, rank = null, rankFrom }) => (
            <tr key={href}>
              <th scope="row">
                <Link className="tap-link" href={href} prefetch={false} lang={languageOfName(name)}>
                  {name}
                </Link>
                <span>{line}</span>
              </th>
              {figure(fees, feesFrom)}
              {withSeats && figure(seats, seatsFrom)}
              {withRanks && figure(rank, rankFrom)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// A client component, so that the RSC payload holds the text only; the list styles its entries once.

const POINTS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-10 wrap-anywhere *:grid *:content-start *:gap-[0.35rem] *:border-t *:border-rule *:pt-4 *:pb-5 [&_h3]:text-h4/heading-4'

/** Titled reasons in two columns. */
export const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={POINTS}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
)

/** A list of short sentences; `numbered` for checklists. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className="lines">
      {lines.map((line) => (
        <li key={line} lang={languageOfText(line)}>
          {line}
        </li>
      ))}
    </List>
  )
}
