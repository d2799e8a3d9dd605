import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/page/pagination'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { moreUnstated } from '@/lib/text/unstated'
import { predictorMessages } from '../../messages'
import { type Part, predictorHref, type Question, ROUND_CHOICES } from '../question'
import { type PartColleges, PER_PAGE, type ReachRow as Row } from '../reach-queries'
import { sharesOf } from '../shares'
import { RankLine } from './reach-figures'
import { LIST_FORM, type ReachCollege, ReachRow, whyOf } from './reach-row'

interface Props {
  language: Language
  part: Part
  question: Question
  /** The total kinds of seat, and their colleges. */
  all: number
  colleges: PartColleges
  isOpen: boolean
  rows: readonly Row[]
  collegeOf: (id: string) => ReachCollege | undefined
}

/** One part of the answer: what applies to all of it, its rows, and the link to all of them. */
export function ReachPart({ language, part, question, all, colleges, isOpen, rows, collegeOf }: Props) {
  const messages = predictorMessages(language)
  const hrefOf = (changed: Partial<Question>) => predictorHref(language, question, changed)
  const name = messages.parts[part]
  const reasons = [...new Set(rows.flatMap(({ noBand }) => noBand ?? []))]
  const lead =
    part === 'unstated'
      ? messages.unstatedLead
      : part === 'figures'
        ? reasons.map((reason) => messages.noBand[reason].lead).join(' ')
        : messages.partLeads[part](question.round)
  const shares = sharesOf(rows)
  const whys = rows.map((row) =>
    part === 'figures' && reasons.length === 1 ? null : whyOf(language, row, question.rank),
  )
  // A reason shared by all rows is shown once above them.
  const common = whys.length > 1 && new Set(whys).size === 1 ? whys[0] : null
  return (
    <details open={isOpen} className="reach-part group">
      <summary>
        <h2 id={`part-${part}`}>
          {name}{' '}
          <span>
            {messages.byOwner(colleges)}
            {question.state &&
              colleges.home.all > 0 &&
              `, ${messages.atHome(colleges.home.all, nameIn(language, question.state))}`}
          </span>
        </h2>
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <div className="lead">
        <p>
          {lead} {common}
        </p>
        {shares.length > 0 && (
          <p>
            <b>{messages.share.lead}</b>{' '}
            {shares.map(({ state, quota, low, high }) => {
              const pool = messages.pool(state, quota)
              return (
                <span key={pool}>
                  {high === null ? messages.share.atLeast(pool, low) : messages.share.between(pool, low, high)}
                </span>
              )
            })}
          </p>
        )}
      </div>
      {rows.map((row, at) => {
        const college = collegeOf(row.series.collegeId)
        const { quota, category, gender } = row.series
        return college ? (
          <ReachRow
            key={[college.slug, quota.code, category.code, gender].join()}
            language={language}
            row={row}
            rank={question.rank}
            why={common ? null : (whys[at] ?? null)}
            college={college}
          />
        ) : null
      })}
      <div className="more">
        {!question.show && all > rows.length && (
          <Link href={hrefOf({ show: part })} prefetch={false}>
            {messages.all(colleges.all, name)}
          </Link>
        )}
        <Button type="submit" kind="quiet" form={LIST_FORM}>
          {messages.listTicked}
        </Button>
      </div>
      {question.show === part && (
        <Pagination
          current={question.page}
          last={Math.max(1, Math.ceil(all / PER_PAGE))}
          href={(page) => hrefOf({ show: part, page })}
          messages={messages.pages}
        />
      )}
    </details>
  )
}

/** Which filtered fields some seats leave unstated. */
const unstatedOf = ({ fees, ownership }: Question) =>
  fees === null ? 'owner' : ownership === null ? 'fee' : 'fee-or-owner'

type Counts = Readonly<Record<Part, PartColleges>>

interface ReachTitleProps {
  language: Language
  question: Question
  counts: Counts
  /** The home state, if none of its seats could be compared. */
  missing: string | null
}

/** The headline: the number of colleges with likely seats, by owner, and those in the home state. */
export function ReachTitle({ language, question, counts, missing }: ReachTitleProps) {
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

interface ReachSummaryProps {
  language: Language
  question: Question & { rank: number }
  counts: Readonly<Record<Question['round'], Counts>>
}

/** Links to both rounds with their counts, and the legend of the bars. */
export function ReachSummary({ language, question, counts }: ReachSummaryProps) {
  const messages = predictorMessages(language)
  const { fields, summary } = messages
  const hrefOf = (changed: Partial<Question>) => predictorHref(language, question, changed)
  const unstated = counts[question.round].unstated.all
  return (
    <>
      <nav aria-label={summary.round} className="max-w-120">
        <ul className="grid list-none grid-cols-2 max-[18rem]:grid-cols-1 rounded-control border border-edge p-0">
          {ROUND_CHOICES.map((round) => (
            <li key={round} className="grid first:border-e first:border-edge">
              <Link
                href={hrefOf({ round })}
                prefetch={false}
                aria-current={round === question.round ? 'true' : undefined}
                className="grid min-h-tap content-center px-3 py-1.5 text-ink no-underline hover:text-brand aria-[current]:bg-brand-wash aria-[current]:shadow-[inset_0_-3px_var(--color-brand)] forced-colors:aria-[current]:border-b-4 print:py-0.5"
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
