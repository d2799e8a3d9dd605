import Link from 'next/link'
import { type Language, pathsIn } from '@/lib/language'
import { moreUnstated } from '@/lib/text/unstated'
import { nameIn } from '@/lib/vocabulary'
import { predictorMessages } from '../../messages'
import { type Part, type Question, questionQuery, ROUND_CHOICES } from '../question'
import type { PartColleges } from '../reach-queries'
import { RankLine } from './rank-line'

/** Of which answer that narrows the list something is not known of some seats. */
const unstatedOf = ({ fees, ownership }: Question) =>
  fees === null ? 'owner' : ownership === null ? 'fee' : 'fee-or-owner'

type Counts = Readonly<Record<Part, PartColleges>>

/** The answer: at how many colleges seats are likely, of governments and of others, and how many of these are at home. */
export function ReachTitle({
  language,
  question,
  counts,
  missing,
}: {
  language: Language
  question: Question
  counts: Counts
  /** The home state, where none of its own seats could be compared. */
  missing: string | null
}) {
  const { summary } = predictorMessages(language)
  const { likely } = counts
  return (
    <div className="grid gap-1">
      <h2 id="reach-summary" className="text-h3 text-balance print:text-[11pt]">
        {missing === null ? summary.title(likely, question.round) : summary.allIndia(likely, question.round)}
      </h2>
      {missing && <p>{summary.own(missing)}</p>}
      {missing === null && question.state && likely.all > 0 && (
        <p>{summary.atHome(likely.home, nameIn(language, question.state))}</p>
      )}
    </div>
  )
}

/** The two rounds that can be compared, each with what it would give, and how the pictures below are read. */
export function ReachSummary({
  language,
  question,
  counts,
}: {
  language: Language
  question: Question & { rank: number }
  counts: Readonly<Record<Question['round'], Counts>>
}) {
  const messages = predictorMessages(language)
  const { fields, summary } = messages
  const hrefOf = (changed: Partial<Question>) =>
    pathsIn(language).predictor(questionQuery({ ...question, show: null, page: 1, ...changed }))
  const unstated = counts[question.round].unstated.all
  return (
    <>
      <nav aria-label={summary.round} className="max-w-120">
        <ul className="grid list-none grid-cols-2 rounded-control border border-edge p-0">
          {ROUND_CHOICES.map((round) => (
            <li key={round} className="grid first:border-e first:border-edge">
              <Link
                href={hrefOf({ round })}
                prefetch={false}
                aria-current={round === question.round ? 'true' : undefined}
                className="grid min-h-tap content-center px-3 py-1.5 text-ink no-underline hover:text-brand aria-[current]:bg-brand-wash aria-[current]:shadow-[inset_0_-3px_var(--color-brand)] print:py-0.5"
              >
                <b className="first-letter:uppercase">{fields.rounds[round]}</b>
                <span className="text-sm text-quiet">
                  {summary.counts(counts[round].likely.all, counts[round].possible.all, counts[round].reach.all)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {unstated > 0 && (
        <p>
          <Link href={hrefOf({ show: 'unstated' })} prefetch={false}>
            {moreUnstated(language, unstated, unstatedOf(question))}
          </Link>
        </p>
      )}
      <div className="max-w-120 text-sm text-quiet print:text-[7.5pt]/[1.2]">
        <RankLine
          rank={question.rank}
          first={1.1 * question.rank}
          last={1.3 * question.rank}
          you={summary.you(question.rank)}
        />
        <p className="max-w-none">
          <b className="text-ink">{summary.legendTitle}</b> {summary.legend}{' '}
          <Link href={pathsIn(language).predictorHitRate()} className="print:hidden">
            {messages.howGoodLink}
          </Link>
        </p>
      </div>
    </>
  )
}
