import Link from 'next/link'
import { DataTable } from '@/components/ui/data-table'
import { pathsIn } from '@/lib/paths/paths'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { moreUnstated } from '@/lib/text/unstated'
import { predictorMessages } from '../../messages'
import { BANDS } from '../band-rule'
import { type Part, type Question, questionQuery, ROUND_CHOICES } from '../question'
import { RankLine } from './rank-line'

/** Of which answer that narrows the list something is not known of some seats. */
const unstatedOf = ({ fees, ownership }: Question) =>
  fees === null ? 'owner' : ownership === null ? 'fee' : 'fee-or-owner'

/** How many kinds of seat are in each band, by the round that is compared; the other round is a link. */
export function ReachSummary({
  language,
  question,
  counts,
  missing,
}: {
  language: Language
  question: Question
  counts: Readonly<Record<Question['round'], Readonly<Record<Part, number>>>>
  /** The home state, where none of its own seats could be compared. */
  missing: string | null
}) {
  const texts = predictorMessages(language)
  const { fields, summary } = texts
  return (
    <section
      aria-labelledby="reach-summary"
      className="grid gap-4 pt-4 print:gap-1 print:pt-1 print:[&_:is(td,th)]:py-0.5!"
    >
      <h2 id="reach-summary" className="text-h3 print:text-[11pt]">
        {(missing === null ? summary.title : summary.allIndia)(counts[question.round].likely, question.round)}
      </h2>
      {missing && <p>{summary.own(missing)}</p>}
      <DataTable label={summary.table}>
        <table className="narrow w-full max-md:[&_.figure]:pr-1! max-md:[&_.figure]:pl-3 max-md:[&_:is(th,td)]:pr-1! max-md:[&_tr>:first-child]:w-auto! max-md:[&_tr>:first-child]:min-w-0!">
          <thead>
            <tr>
              <th scope="col">{summary.round}</th>
              {BANDS.map((band) => (
                <th key={band} scope="col" className="figure">
                  {texts.parts[band]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROUND_CHOICES.map((round) => (
              <tr key={round} className={round === question.round ? 'bg-brand-wash' : undefined}>
                <th scope="row" className={round === question.round ? 'bg-brand-wash! pl-2' : 'pl-2'}>
                  {round === question.round ? (
                    <b>{fields.rounds[round]}</b>
                  ) : (
                    <Link
                      href={pathsIn(language).predictor(questionQuery({ ...question, round, show: null, page: 1 }))}
                      prefetch={false}
                    >
                      {fields.rounds[round]}
                    </Link>
                  )}
                </th>
                {BANDS.map((band) => (
                  <td key={band} className="figure">
                    <b>{grouped(language, counts[round][band])}</b>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      {counts[question.round].unstated > 0 && (
        <p>
          <Link
            href={pathsIn(language).predictor(questionQuery({ ...question, show: 'unstated', page: 1 }))}
            prefetch={false}
          >
            {moreUnstated(language, counts[question.round].unstated, unstatedOf(question))}
          </Link>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet print:text-[7.5pt]/[1.2]">
        <RankLine rank={50} first={60} last={72} />
        <span className="max-w-reading">{summary.legend}</span>
      </p>
    </section>
  )
}
