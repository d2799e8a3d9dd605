'use client'

import Link from 'next/link'
import { ListedFigure, type MarkLabels } from '@/components/sources/mark-button'
import { languageOfName, languageOfText } from '@/lib/language'
import type { Point } from '../view'

// A client component, so that the RSC payload holds the rows without their markup.

// On phones each college is an entry (styles/lists.css): name, details, and figures in columns under sticky headings.
const LOOK = {
  table:
    'w-full max-md:block max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-[minmax(0,1.5fr)_minmax(0,0.8fr)_minmax(0,1fr)] max-md:[&_tr]:gap-x-3 max-md:[&_tr:not(:has(>:nth-child(4)))]:grid-cols-2 max-md:[&_tr>:nth-child(n+3)]:text-right! [&_:is(th,td)]:text-left [&_:is(th,td)]:align-baseline',
  head: 'print:static! max-md:sticky max-md:top-[calc(var(--header)-var(--header-slack))] max-md:z-5 max-md:block max-md:bg-paper max-md:[&_th]:py-1.5 max-md:[&_th:first-child]:sr-only md:[&_th]:py-[0.7rem] md:[&_th]:pr-5 [&_th]:text-sm [&_th]:font-semibold [&_th]:text-quiet',
  body: 'college-rows listed-marks',
} as const

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
      <table className={LOOK.table} aria-label={label}>
        <thead className={LOOK.head}>
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
        <tbody className={LOOK.body}>
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

const LINES =
  "max-w-184 wrap-anywhere *:relative *:border-t *:border-rule *:py-[0.65rem] *:pl-9 *:last:border-b *:before:absolute *:before:content-['']"
const LOZENGES =
  '*:before:top-[1.22em] *:before:left-[0.35rem] *:before:size-2 *:before:rotate-45 *:before:border-[1.5px] *:before:border-brand'
const NUMBERS =
  '[counter-reset:line] *:[counter-increment:line] *:before:top-[0.65rem] *:before:left-0 *:before:font-semibold *:before:text-brand *:before:tabular-nums *:before:content-[counter(line)]!'

/** A list of short sentences; `numbered` for checklists. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`${LINES} ${numbered ? NUMBERS : LOZENGES}`}>
      {lines.map((line) => (
        <li key={line} lang={languageOfText(line)}>
          {line}
        </li>
      ))}
    </List>
  )
}
