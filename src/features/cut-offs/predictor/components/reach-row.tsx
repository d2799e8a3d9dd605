import Link from 'next/link'
import type { ReactNode } from 'react'
import { Figure, markOf } from '@/components/sources/sources'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { choiceText } from '../../choices/choice-params'
import { predictorMessages } from '../../messages'
import { isMainRound, ROUNDS } from '../../schema'
import type { ReachRow as Row } from '../reach-queries'
import { RankLine, ReachFigures } from './reach-figures'

/** A row's college, rendered by the colleges' feature. */
export interface ReachCollege {
  slug: string
  name: string
  href: string
  place: string
  /** The yearly fee with its mark. */
  fee: ReactNode
  /** The control to add it to a comparison. */
  pick: ReactNode
}

/** The id of the form that adds ticked rows to the choice list. */
export const LIST_FORM = 'to-list'

type ReachRowProps = { language: Language; row: Row; rank: number; why: string | null; college: ReachCollege }

/**
 * One kind of seat at one college: its latest figures, and all years folded. What applies to the whole part is above.
 * @param why what distinguishes it from others of its part, in a sentence, or null
 */
export function ReachRow({ language, row, rank, why, college }: ReachRowProps) {
  const messages = predictorMessages(language)
  const { series, noBand } = row
  const seat = messages.seat(
    series.quota.forResidents ? series.authority.state : null,
    series.quota.words ?? series.quota.code,
    series.category.words ?? series.category.code,
    row.isForWomen,
  )
  const main = series.figures.filter((figure) => figure.year === row.year && isMainRound(figure.round))
  const [first] = main
  const last = main.length > 1 ? main.at(-1) : undefined
  const rounds = ROUNDS.filter((round) => series.figures.some((figure) => figure.round === round))
  const years = [...new Set(series.figures.map(({ year }) => year))]
  const listed = choiceText({ authority: series.authority.slug, quota: series.quota.code, college: college.slug })
  return (
    <article>
      <div className="seat">
        <h3>
          <Link href={college.href} prefetch={false} lang={languageOfName(college.name)}>
            {college.name}
          </Link>
        </h3>
        <p>
          <span>{college.place} · </span>
          <b lang={languageOfText(seat)}>{seat}</b>
        </p>
        {why && <p>{why}</p>}
      </div>
      <div className="closed">
        {noBand === null && <RankLine rank={rank} first={first?.closingRank} last={last?.closingRank} />}
        <p>
          <span>{row.year}</span>
          {[first, last].map((figure) =>
            figure ? (
              <span key={figure.round}>
                {messages.rounds[figure.round]}{' '}
                <Figure language={language} mark={figure.mark}>
                  {grouped(language, figure.closingRank)}
                </Figure>
              </span>
            ) : null,
          )}
        </p>
      </div>
      <div className="fee">{college.fee}</div>
      <details>
        <summary>{messages.allYears}</summary>
        {row.isOpenToAll && <p>{messages.openToAll}</p>}
        <ReachFigures
          messages={{ label: messages.tableLabel(college.name), closed: messages.closed, absent: messages.notInList }}
          rounds={rounds.map((round) => messages.rounds[round])}
          years={years.map((year) => ({
            year,
            figures: rounds.map((round) => {
              const figure = series.figures.find((each) => each.year === year && each.round === round)
              return figure
                ? {
                    rank: grouped(language, figure.closingRank),
                    mark: markOf(language, figure.mark),
                    seats: figure.allotted === null ? null : messages.allotted(figure.allotted),
                  }
                : null
            }),
          }))}
        />
      </details>
      <div className="picks">
        <label>
          <input type="checkbox" name="seat" value={listed} form={LIST_FORM} /> {messages.listAdd}
        </label>
        {college.pick}
      </div>
    </article>
  )
}

/** What distinguishes a seat from others of its part: how close it is, or why it has no band; else null. */
export function whyOf(language: Language, { part, band, noBand, series, round, year, closingRank }: Row, rank: number) {
  const messages = predictorMessages(language)
  const { parts, rounds, why } = messages
  if (noBand) return messages.noGuess(messages.noBand[noBand].short)
  if (part === 'unstated') return parts[band]
  const share = rank / closingRank
  if (share <= 1) return share > 0.9 ? why.little : null
  const later = series.figures.find(
    (figure) =>
      figure.year === year && ROUNDS.indexOf(figure.round) > ROUNDS.indexOf(round) && figure.closingRank >= rank,
  )
  return later ? why.later(rounds[later.round]) : share <= 1.05 ? why.near : null
}
