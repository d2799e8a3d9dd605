import type { ReactNode } from 'react'
import { SourceMark } from '@/components/sources/sources'
import { DataTable, TableHead } from '@/components/ui/data-table'
import type { Language } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { ownershipLabel } from '@/lib/vocabulary'
import { guidanceMessages } from '../messages'
import type { OfficialTotal, OwnershipLine } from '../view'

/** What the table may be called: of seats only where any are stated. */
export function ownershipTitle(language: Language, lines: readonly OwnershipLine[]): string {
  const { title, titleWithoutSeats } = guidanceMessages(language).ownership
  return lines.some(({ seats }) => seats > 0) ? title : titleWithoutSeats
}

/** How the listed colleges and their seats divide by who runs the college, beneath it what the official list counts. */
export function OwnershipTable({
  language,
  lines,
  official,
}: {
  language: Language
  lines: readonly OwnershipLine[]
  official: OfficialTotal | null
}) {
  const { ownership: messages } = guidanceMessages(language)
  const seats = lines.reduce((sum, line) => sum + line.seats, 0)
  const colleges = lines.reduce((sum, line) => sum + line.colleges, 0)
  const row = (name: ReactNode, line: Pick<OwnershipLine, 'colleges' | 'seats'>) => (
    <tr key={String(name)}>
      <th scope="row">{name}</th>
      <td className="figure">{grouped(language, line.colleges)}</td>
      {seats > 0 && <td className="figure">{line.seats > 0 ? grouped(language, line.seats) : '–'}</td>}
    </tr>
  )
  return (
    <>
      <DataTable label={ownershipTitle(language, lines)}>
        <table className="narrow">
          <TableHead
            columns={[messages.owner, { figure: messages.colleges }, seats > 0 && { figure: messages.seats }]}
          />
          <tbody>{lines.map((line) => row(ownershipLabel(language, line.ownership), line))}</tbody>
          <tfoot>
            {lines.length > 1 && row(messages.total, { colleges, seats })}
            {/* As many as are listed: the total has said it. */}
            {official &&
              (official.colleges !== colleges || (official.seats ?? seats) !== seats) &&
              row(
                <>
                  {messages.officially} <SourceMark language={language} figure={official.from} />
                </>,
                { colleges: official.colleges, seats: official.seats ?? 0 },
              )}
          </tfoot>
        </table>
      </DataTable>
      <p className="text-sm text-quiet" data-source-of="part">
        {seats > 0 ? messages.noteOfSeats : messages.note}
      </p>
    </>
  )
}
