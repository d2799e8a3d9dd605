import { DataTable, TableHead } from '@/components/ui/data-table'
import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { grouped, listed } from '@/lib/text/format'
import { GROUPED_TABLE } from '../backtest/hit-rates'
import { predictorMessages } from '../messages'
import { COMPARED_ROUNDS, MAIN_ROUNDS, ROUNDS, type Round } from '../schema'
import { coverageMessages } from './messages'
import type { HeldYear, StoredRecord } from './record-queries'

const without = (years: readonly HeldYear[], rounds: readonly Round[]) =>
  years.filter((held) => !held.rounds.some((round) => rounds.includes(round))).map(({ year }) => year)

/** The gaps in an authority's lists between two years, the oldest first. */
export function gapsOf(held: readonly HeldYear[], from: number, to: number) {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const years = all.flatMap((year) => held.find((one) => one.year === year) ?? [])
  const main = without(years, MAIN_ROUNDS)
  const parts = years.filter(({ year }) => !main.includes(year))
  return {
    /** Years without any list. */
    years: all.filter((year) => !years.some((one) => one.year === year)),
    /** Years without a main round; of the others, those without the first one, and those without a later one. */
    main,
    first: without(parts, COMPARED_ROUNDS.first),
    last: without(parts, COMPARED_ROUNDS.last),
  }
}

const COLUMNS = 4

type HeldTableProps = { language: Language; records: readonly StoredRecord[]; from: number; to: number }

/** The stored lists by authority, a row per year, then what is missing and where it is published. */
export function HeldTable({ language, records, from, to }: HeldTableProps) {
  const messages = coverageMessages(language)
  return (
    <DataTable label={messages.table}>
      <table className={GROUPED_TABLE}>
        <TableHead
          columns={[
            messages.year,
            { figure: messages.colleges },
            { figure: messages.rows },
            { figure: messages.withoutPage },
          ]}
        />
        {records.map(({ name, site, state, years }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS} className="whitespace-normal!">
                {messages.named(state ? nameIn(language, state) : messages.ofIndia, name)}
              </th>
            </tr>
            {years.map((held) => (
              <YearRow key={held.year} language={language} held={held} />
            ))}
            <tr>
              <td colSpan={COLUMNS} className="text-sm whitespace-normal!">
                {missingOf(language, years, from, to)}{' '}
                <a href={site} rel="noopener">
                  {messages.published}
                </a>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </DataTable>
  )
}

/** What is missing of an authority, as a sentence; null if nothing is. */
function missingOf(language: Language, held: readonly HeldYear[], from: number, to: number): string | null {
  const messages = coverageMessages(language)
  const { years, main, first, last } = gapsOf(held, from, to)
  const parts = [
    ...(years.length > 0 ? [messages.years(years)] : []),
    ...(main.length > 0 ? [messages.mainRounds(main)] : []),
    ...(first.length > 0 ? [messages.firstRound(first)] : []),
    ...(last.length > 0 ? [messages.laterRounds(last)] : []),
  ]
  return parts.length > 0 ? messages.missing(parts) : null
}

function YearRow({ language, held }: { language: Language; held: HeldYear }) {
  const { rounds } = predictorMessages(language)
  const names = ROUNDS.filter((round) => held.rounds.includes(round)).map((round) => rounds[round])
  return (
    <tr>
      <th scope="row" className="font-normal! whitespace-normal!">
        {held.year}
        <span className="block text-sm text-quiet">{listed(language, names)}</span>
      </th>
      <td className="figure">{grouped(language, held.colleges)}</td>
      <td className="figure">{grouped(language, held.rows)}</td>
      <td className="figure">{grouped(language, held.unmatched)}</td>
    </tr>
  )
}
