import { Figure } from '@/components/sources/sources'
import type { Language } from '@/lib/language'
import { languageOfName } from '@/lib/language'
import { money, moneyRange } from '@/lib/text/format'
import type { Qualification } from '@/lib/vocabulary'
import { collegeMessages } from '../../messages'
import type { CollegeView, FeeRowView } from '../../page/college-view'
import { rowName } from '../../page/components/figure-tables'

/** A college's amounts for a course; rows without a course are of the first one. */
const rowsOf = ({ feeRows, otherAmounts, courses }: CollegeView, wanted: Qualification): FeeRowView[] =>
  [...feeRows, ...otherAmounts].filter(({ course }) => (course ?? courses[0]) === wanted)

type CostsProps = { language: Language; colleges: readonly CollegeView[]; course: Qualification }

/** Yearly costs of the colleges by kind of seat. Unknown ones are counted, never estimated. */
export function Costs({ language, colleges, course }: CostsProps) {
  const messages = collegeMessages(language)
  const costs = colleges.map((college) => ({ college, rows: rowsOf(college, course) }))
  const fees = costs.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'fee').map(({ amount }) => amount))
  const known = costs.filter(({ college, rows }) => college.fees || rows.some(({ kind }) => kind === 'fee'))
  return (
    <section
      aria-labelledby="costs"
      className="listed-marks grid grid-cols-[minmax(0,1fr)] gap-3 border-t-2 border-ink pt-3 print:gap-1 print:text-[8pt]/[1.25]"
    >
      <h2 id="costs" className="text-h3">
        {messages.costs.title}
      </h2>
      <p>
        {messages.costs.known(known.length, colleges.length)}{' '}
        {fees.length > 1 && messages.costs.range(moneyRange(language, Math.min(...fees), Math.max(...fees), 'India'))}
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:[&>div]:py-0.5">
        {costs.map(({ college, rows }) => (
          <div key={college.id} className="border-t border-rule py-2">
            <dt className="font-semibold" lang={languageOfName(college.name)}>
              {college.name}
            </dt>
            {rows.map((row) => (
              <dd key={`${row.kind} ${row.seatPool} ${row.year}`}>
                {rowName(language, row)}:{' '}
                <Figure language={language} mark={row.mark}>
                  {row.kind === 'fee'
                    ? messages.costs.aYear(money(language, row.amount, college.country))
                    : money(language, row.amount, college.country)}
                </Figure>
                {row.year && <span className="text-sm text-quiet"> ({row.year})</span>}
              </dd>
            ))}
            {rows.length === 0 && (
              <dd>
                {college.fees ? (
                  <Figure language={language} mark={college.marks.fees}>
                    {messages.costs.aYear(college.fees)}
                  </Figure>
                ) : college.feesUndisclosedOn ? (
                  messages.feesUndisclosed(college.feesUndisclosedOn)
                ) : (
                  messages.costs.unknown
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">{messages.costs.others}</p>
    </section>
  )
}

/** Figures in the costs, for their source panels. */
export const costMarks = (colleges: readonly CollegeView[], course: Qualification) =>
  colleges.flatMap((college) => [college.marks.fees, ...rowsOf(college, course).map(({ mark }) => mark)])
