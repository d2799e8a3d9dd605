import Link from 'next/link'
import type { ReactNode } from 'react'
import { SourceMark } from '@/components/sources/source-mark'
import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { predictorTexts } from '../../texts'
import type { ReachRow as Row } from '../reach-queries'

/** What a row shows of its college, as the part of the site that keeps colleges draws it. */
export interface ReachCollege {
  name: string
  href: string
  place: string
  /** Fee and seats with their marks. */
  facts: ReactNode
  /** What adds it to a comparison. */
  pick?: ReactNode
}

/** One kind of seat at one college: why it stands where it does, and everything that is kept of it. */
export function ReachRow({ language, row, college }: { language: Language; row: Row; college: ReachCollege }) {
  const texts = predictorTexts(language)
  const { series, part, noBand } = row
  const ranks = series.figures.map(({ closingRank }) => closingRank)
  const why =
    noBand || part === 'figures'
      ? texts.noBand[noBand ?? 'unmeasured']
      : texts.why[part](texts.rounds[row.round], row.year, row.closingRank)
  return (
    <article className="grid gap-3 border-t border-rule py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-8">
      <div className="grid content-start gap-2">
        <h3 className="text-h4">
          <Link href={college.href} prefetch={false}>
            {college.name}
          </Link>
        </h3>
        <p className="text-quiet">{college.place}</p>
        <p>
          {texts.seat(
            series.quota.words ?? series.quota.code,
            series.category.words ?? series.category.code,
            series.gender === 'female',
          )}
        </p>
        <p>{why}</p>
        {ranks.length > 1 && <p className="text-quiet">{texts.spread(Math.min(...ranks), Math.max(...ranks))}</p>}
        {college.facts}
        {college.pick}
      </div>
      <DataTable label={texts.tableLabel(college.name)}>
        <table className="narrow">
          <thead>
            <tr>
              <th scope="col">{texts.year}</th>
              <th scope="col">{texts.round}</th>
              <th scope="col" className="figure">
                {texts.closed}
              </th>
              <th scope="col">{texts.allottedHead}</th>
              <th scope="col">{texts.source}</th>
            </tr>
          </thead>
          <tbody>
            {series.figures.map((figure) => (
              <tr key={`${figure.year} ${figure.round}`}>
                <th scope="row">{figure.year}</th>
                <td>{texts.rounds[figure.round]}</td>
                <td className="figure">
                  <b>{grouped(language, figure.closingRank)}</b>
                </td>
                <td>{figure.allotted === null ? texts.notStated : texts.allotted(figure.allotted)}</td>
                <td>
                  <SourceMark language={language} figure={figure.mark} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
    </article>
  )
}
