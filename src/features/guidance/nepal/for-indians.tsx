import { SourceMark } from '@/components/sources/sources'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { Part } from '@/components/ui/page/page'
import { inIndianRupees, NEPALI_FOR_ONE_INDIAN } from '@/lib/college-facts/exchange'
import type { Language } from '@/lib/language'
import { grouped, nepaliRupees, rupees } from '@/lib/text/format'
import type { CourseKey } from '@/lib/vocabulary'
import { ElsewhereLink } from '../components/parts'
import type { CommissionFee } from '../view'
import { nepalMessages } from './messages'
import type { Citation } from './messages.en'

/** Facts for Indian candidates about a course in Nepal, each with its document. */
export function ForIndians({ language, course }: { language: Language; course: CourseKey }) {
  const { title, points } = nepalMessages(language).forIndians
  return (
    <Part id="for-indians" title={title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-10">
        {points(course).map((point) => (
          <li key={point.title} className="grid content-start gap-[0.35rem] border-t border-rule pt-4 pb-5">
            <h3 className="text-h4/heading-4">{point.title}</h3>
            <p>{point.text}</p>
            {point.source && <Cited language={language} source={point.source} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Maximum fee in Nepal with Indian rupees, or that it is unknown. */
export function CommissionFees({ language, fees }: { language: Language; fees: readonly CommissionFee[] }) {
  const { fees: messages } = nepalMessages(language)
  return (
    <Part id="fees" title={messages.title}>
      {fees.length === 0 ? (
        <p>{messages.unknown}</p>
      ) : (
        <DataTable label={messages.title} stacks="labelled">
          <table className="narrow">
            <TableHead
              columns={[messages.seats, { figure: messages.nepali }, { figure: messages.indian }, messages.from]}
            />
            <tbody>
              {fees.map(({ seats, amount, per, from }) => (
                <tr key={`${seats} ${per} ${amount}`}>
                  <th scope="row">
                    {seats} <span className="text-sm font-normal text-quiet">{messages.per[per]}</span>
                  </th>
                  <td className="figure" data-label={messages.nepali}>
                    {nepaliRupees(language, amount)}
                  </td>
                  <td className="figure" data-label={messages.indian}>
                    {rupees(language, inIndianRupees(amount))}
                  </td>
                  <td data-label={messages.from}>
                    <SourceMark language={language} figure={from} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </DataTable>
      )}
      <p className="text-sm text-quiet">{messages.rate(grouped(language, NEPALI_FOR_ONE_INDIAN))}</p>
      <Cited language={language} source={messages.rateSource} />
    </Part>
  )
}

const Cited = ({ language, source: { name, href, year } }: { language: Language; source: Citation }) => (
  <p className="text-sm text-quiet">
    <ElsewhereLink language={language} href={href}>
      {name}
    </ElsewhereLink>
    {year ? ` (${year})` : ''}
  </p>
)
