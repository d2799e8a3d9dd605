import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/text/language'
import { predictorMessages } from '../../messages'
import { ROUNDS, type Round } from '../../schema'
import { type Band, LEAST_CASES } from '../band-rule'
import type { ReachRow as Row } from '../reach-queries'
import { ReachFigures } from './reach-figures'

/** What a row shows of its college, as the part of the site that keeps colleges draws it. */
export interface ReachCollege {
  name: string
  href: string
  place: string
  /** Fee and seats with their marks. */
  facts: ReactNode
  /** What adds it to a comparison. */
  pick: ReactNode
}

/** One kind of seat at one college: why it stands where it does, and everything that is kept of it. */
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
  const { series, band, noBand } = row
  const why = noBand ? texts.noBand[noBand] : whyOf(language, row, rank)
  const share = (noBand === null || noBand === 'unmeasured') && row.share ? shareOf(language, band, row.share) : null
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule py-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-2">
        <h3 className="text-h4">
          <Link href={college.href} prefetch={false}>
            {college.name}
          </Link>
        </h3>
        <p className="text-sm text-quiet">{college.place}</p>
        <p className="font-semibold">
          {texts.seat(
            series.quota.forResidents ? series.authority.state : null,
            series.quota.words ?? series.quota.code,
            series.category.words ?? series.category.code,
            row.isForWomen,
          )}
        </p>
        <p className="max-w-reading">{why}</p>
        {share && <p className="text-sm text-quiet">{share}</p>}
        {row.isOpenToAll && <p className="max-w-reading text-quiet">{texts.openToAll}</p>}
        {college.facts}
        {college.pick}
      </div>
      <ReachFigures language={language} label={texts.tableLabel(college.name)} figures={series.figures} rank={rank} />
    </article>
  )
}

/** How often the edge of a band held for the pool of a row: "Reach: 3 of 100 here". */
function shareOf(language: Language, band: Band, { cases, held, fromYear, toYear }: NonNullable<Row['share']>): string {
  const texts = predictorMessages(language)
  const years = texts.good.span(fromYear, toYear)
  return cases < LEAST_CASES ? texts.tooFew(cases, years) : texts.share(band, Math.round((100 * held) / cases), years)
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
