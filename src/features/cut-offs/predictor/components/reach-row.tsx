import Link from 'next/link'
import type { ReactNode } from 'react'
import { MarkedValue } from '@/components/sources/marked-value'
import { markOf } from '@/components/sources/source-mark'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { languageOfText } from '@/lib/text/language'
import { predictorMessages } from '../../messages'
import { MAIN_ROUNDS, ROUNDS, type Round } from '../../schema'
import type { ReachRow as Row } from '../reach-queries'
import { RankLine } from './rank-line'
import { ReachFigures } from './reach-figures'

/** What a row shows of its college, as the part of the site that keeps colleges draws it. */
export interface ReachCollege {
  name: string
  href: string
  place: string
  /** The fee of a year with its mark. */
  fee: ReactNode
  /** What adds it to a comparison. */
  pick: ReactNode
}

/** One kind of seat at one college: what its rank would have got, the last figures, and all years behind a fold. */
export function ReachRow({
  language,
  row,
  rank,
  college,
}: {
  language: Language
  row: Row
  rank: number
  college: ReachCollege
}) {
  const texts = predictorMessages(language)
  const { series, noBand } = row
  const why = noBand ? texts.noBand[noBand] : whyOf(language, row, rank)
  const seat = texts.seat(
    series.quota.forResidents ? series.authority.state : null,
    series.quota.words ?? series.quota.code,
    series.category.words ?? series.category.code,
    row.isForWomen,
  )
  const main = series.figures.filter((figure) => figure.year === row.year && isMain(figure.round))
  const [first] = main
  const last = main.length > 1 ? main.at(-1) : undefined
  return (
    <article className="listed-marks grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-2 text-sm/[1.3] lg:grid-cols-[minmax(0,1fr)_11rem_13rem_11rem] lg:gap-x-6 lg:py-3 lg:text-sm print:grid-cols-[minmax(0,1fr)_11rem] print:break-inside-avoid print:py-[0.15rem] print:text-[7.5pt]/[1.2]">
      <div className="col-span-full grid lg:col-span-1 lg:row-span-2 print:col-span-1 print:row-span-2 print:block print:[&>*]:inline">
        <h3 className="text-base print:text-[8pt]">
          <Link href={college.href} prefetch={false} lang="en">
            {college.name}
          </Link>
        </h3>{' '}
        <p className="max-w-none">
          <span className="text-quiet">{college.place} · </span>
          <span lang={languageOfText(seat)}>{seat}</span>
        </p>{' '}
        <p className="max-w-none">{why}</p>
      </div>
      <dl className="col-span-full flex flex-wrap gap-x-4 lg:col-span-1 lg:col-start-3 lg:gap-x-6 print:col-span-1 print:col-start-2 print:gap-x-2">
        {[first, last].map((figure) =>
          figure ? (
            <div key={figure.round} className="flex gap-x-2 lg:block">
              <dt className="text-quiet">{texts.rounds[figure.round]}</dt>
              <dd className="tabular-nums">
                <MarkedValue mark={markOf(language, figure.mark)}>{grouped(language, figure.closingRank)}</MarkedValue>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="row-start-3 self-center lg:col-start-2 lg:row-start-1 lg:self-start print:hidden">
        <RankLine rank={rank} first={first?.closingRank} last={last?.closingRank} isGuess={noBand === null} />
      </div>
      <div className="row-start-3 lg:col-start-4 lg:row-start-1 print:col-start-2 print:row-start-2 print:[&_span]:inline">
        {college.fee}
      </div>
      <div className="z-1 col-start-2 row-start-4 self-start lg:col-start-4 lg:row-start-2 print:hidden">
        {college.pick}
      </div>
      <details className="col-span-full row-start-4 lg:col-span-1 lg:col-start-3 lg:row-start-2 print:hidden">
        <summary className="w-fit cursor-pointer py-3 text-quiet">{texts.allYears}</summary>
        {row.isOpenToAll && <p>{texts.openToAll}</p>}
        <ReachFigures language={language} label={texts.tableLabel(college.name)} figures={series.figures} />
      </details>
    </article>
  )
}

/** What the rank would have got in the round it is compared with, in a sentence; the figures stand beside it. */
function whyOf(language: Language, { series, round, year, closingRank }: Row, rank: number): string {
  const { rounds, why } = predictorMessages(language)
  const share = rank / closingRank
  if (share <= 1) {
    return why.inside(
      rounds[round],
      year,
      share <= 0.5 ? 'plenty' : share <= 0.75 ? 'some' : share <= 0.9 ? 'fair' : 'little',
    )
  }
  const later = series.figures.find(
    (figure) => figure.year === year && isLater(figure.round, round) && figure.closingRank >= rank,
  )
  return later ? why.later(rounds[round], year, rounds[later.round]) : why.missed(rounds[round], year, share <= 1.05)
}

const isLater = (one: Round, other: Round) => ROUNDS.indexOf(one) > ROUNDS.indexOf(other)
const isMain = (round: Round) => MAIN_ROUNDS.some((main) => main === round)
