import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { guidanceTexts } from '../texts'
import type { OwnershipLine } from '../view'

/** How colleges and seats divide by who runs the college. */
export function OwnershipTable({ language, lines }: { language: Language; lines: readonly OwnershipLine[] }) {
  const { ownership: texts } = guidanceTexts(language)
  const seats = lines.reduce((sum, line) => sum + line.seats, 0)
  const colleges = lines.reduce((sum, line) => sum + line.colleges, 0)
  const row = (name: string, line: Pick<OwnershipLine, 'colleges' | 'seats'>) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td className="figure">{grouped(language, line.colleges)}</td>
      {seats > 0 && <td className="figure">{line.seats > 0 ? grouped(language, line.seats) : '–'}</td>}
    </tr>
  )
  return (
    <>
      <DataTable label={texts.title}>
        <table className="narrow">
          <thead>
            <tr>
              <th scope="col">{texts.owner}</th>
              <th scope="col" className="figure">
                {texts.colleges}
              </th>
              {seats > 0 && (
                <th scope="col" className="figure">
                  {texts.seats}
                </th>
              )}
            </tr>
          </thead>
          <tbody>{lines.map((line) => row(ownershipLabel(language, line.ownership), line))}</tbody>
          {lines.length > 1 && <tfoot>{row(texts.total, { colleges, seats })}</tfoot>}
        </table>
      </DataTable>
      {seats > 0 && <p className="text-sm text-quiet">{texts.note}</p>}
    </>
  )
}
