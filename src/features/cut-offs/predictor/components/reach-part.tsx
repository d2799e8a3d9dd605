import Link from 'next/link'
import { Pagination } from '@/components/ui/page/pagination'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { nameIn } from '@/lib/text/names'
import { predictorMessages } from '../../messages'
import { LEAST_CASES } from '../band-rule'
import { type Part, type Question, questionQuery } from '../question'
import { PER_PAGE, type ReachRow as Row } from '../reach-queries'
import { type ReachCollege, ReachRow } from './reach-row'

interface Props {
  language: Language
  part: Part
  question: Question
  /** How many kinds of seat there are in all. */
  all: number
  /** How many of them are at colleges of the home state. */
  atHome: number
  rows: readonly Row[]
  collegeOf: (id: string) => ReachCollege | undefined
}

/** A band, or what is shown without one: a heading that says what it means, its rows, and the way to all of them. */
export function ReachPart({ language, part, question, all, atHome, rows, collegeOf }: Props) {
  const texts = predictorMessages(language)
  const hrefOf = (changed: Partial<Question>) =>
    pathsIn(language).predictor(questionQuery({ ...question, page: 1, ...changed }))
  const name = texts.parts[part]
  return (
    <section aria-labelledby={`part-${part}`} className="grid pt-8 print:pt-2">
      <div className="grid gap-1 border-t-2 border-ink pt-3 pb-2 print:break-after-avoid print:gap-0 print:pt-1 print:pb-1 print:text-[7.5pt]">
        <h2 id={`part-${part}`} className="text-h3 print:text-[10pt]">
          {name}{' '}
          <span className="text-base font-normal text-quiet">
            {texts.seats(all)}
            {question.state && atHome > 0 && `, ${texts.atHome(atHome, nameIn(language, question.state))}`}
          </span>
        </h2>
        <p className="text-quiet">
          {texts.partLeads[part]} {sharesOf(language, rows).join(' ')}
        </p>
      </div>
      {rows.map((row) => {
        const college = collegeOf(row.series.collegeId)
        const { series } = row
        const key = [series.collegeId, series.quota.id, series.category.id, series.gender].join()
        return college ? (
          <ReachRow key={key} language={language} row={row} rank={question.rank} college={college} />
        ) : null
      })}
      {!question.show && all > rows.length && (
        <p className="max-w-none border-t border-rule pt-4 print:pt-0 print:text-[7.5pt]">
          <Link href={hrefOf({ show: part })} prefetch={false}>
            {texts.all(all, name)}
          </Link>
        </p>
      )}
      {question.show === part && (
        <Pagination
          current={question.page}
          last={Math.max(1, Math.ceil(all / PER_PAGE))}
          href={(page) => hrefOf({ show: part, page })}
          words={texts.pages}
        />
      )}
    </section>
  )
}

/** How often ranks like these got in, once for each pool of the rows: "Bihar, State quota: 98 of 100 got in." */
function sharesOf(language: Language, rows: readonly Row[]): string[] {
  const texts = predictorMessages(language)
  const said = rows.flatMap(({ series: { quota, authority }, share, noBand }) => {
    if (!share) return []
    const pool = texts.pool(quota.forResidents ? authority.state : null, quota.words ?? quota.code)
    const { cases, held, fromYear, toYear } = share
    if (cases < LEAST_CASES) return texts.tooFew(pool, cases, texts.good.span(fromYear, toYear))
    return noBand === null ? texts.share(pool, Math.round((100 * held) / cases)) : []
  })
  return [...new Set(said)]
}
