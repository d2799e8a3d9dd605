import Link from 'next/link'
import { DataTable } from '@/components/ui/data-table'
import { pathsIn } from '@/lib/addresses/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { guidanceTexts } from '../texts'
import type { CollegeRow } from '../view'

/** Colleges side by side; seats and year of foundation only where at least one college states them. */
export function CollegeTable({
  language,
  label,
  colleges,
  feeLabel,
  withState,
}: {
  language: Language
  label: string
  colleges: readonly CollegeRow[]
  feeLabel: string
  /** On the page of one state the state need not stand in every line. */
  withState?: boolean
}) {
  const { table: texts } = guidanceTexts(language)
  const withSeats = colleges.some(({ seats }) => seats)
  const withYear = colleges.some(({ established }) => established)
  const notStated = <span className="text-sm text-quiet">{texts.notStated}</span>
  return (
    <DataTable label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.location}</th>
            <th scope="col" className="figure">
              {feeLabel}
            </th>
            <th scope="col">{texts.type}</th>
            {withSeats && (
              <th scope="col" className="figure">
                {texts.seats}
              </th>
            )}
            {withYear && (
              <th scope="col" className="figure">
                {texts.established}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {colleges.map((college) => (
            <tr key={college.slug}>
              <th scope="row">
                <Link href={pathsIn(language).college(college.slug)} prefetch={false}>
                  {college.name}
                </Link>
              </th>
              <td>{withState ? placeText(college.location, college.state) : college.location}</td>
              <td className="figure">{college.fees ?? notStated}</td>
              <td>{college.ownership ? ownershipLabel(language, college.ownership) : notStated}</td>
              {withSeats && <td className="figure">{college.seats ?? notStated}</td>}
              {withYear && <td className="figure">{college.established ?? notStated}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}
