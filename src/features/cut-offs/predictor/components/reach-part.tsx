import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/page/pagination'
import { type Language, pathsIn } from '@/lib/language'
import { nameIn } from '@/lib/vocabulary'
import { predictorMessages } from '../../messages'
import { type Part, type Question, questionQuery } from '../question'
import { type PartColleges, PER_PAGE, type ReachRow as Row } from '../reach-queries'
import { sharesOf } from '../shares'
import { LIST_FORM, type ReachCollege, ReachRow, whyOf } from './reach-row'

interface Props {
  language: Language
  part: Part
  question: Question
  /** How many kinds of seat there are in all, and at how many colleges. */
  all: number
  colleges: PartColleges
  /** Unfolded, where it is not the figures beside what was asked for. */
  isOpen: boolean
  rows: readonly Row[]
  collegeOf: (id: string) => ReachCollege | undefined
}

/** A band, or what is shown without one: what holds for all of it, said once, its rows, and the way to all of them. */
export function ReachPart({ language, part, question, all, colleges, isOpen, rows, collegeOf }: Props) {
  const messages = predictorMessages(language)
  const hrefOf = (changed: Partial<Question>) =>
    pathsIn(language).predictor(questionQuery({ ...question, page: 1, ...changed }))
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
  // What all of several rows would say stands above them.
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
