import Link from 'next/link'
import type { MarkedFigure } from '@/cms/sources/marked-figure'
import { distinctFigures, panelId } from '@/components/sources/panel-id'
import { SourceMark } from '@/components/sources/source-mark'
import { pathsIn } from '@/lib/addresses/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { guidanceTexts } from '../texts'
import type { CollegeRow } from '../view'

// On phones each college is one entry (styles/lists.css): its name, a line about it, and its figures under their names.
const LOOK = {
  table: 'w-full max-md:block [&_:is(th,td)]:text-left [&_:is(th,td)]:align-baseline',
  head: 'max-md:sr-only [&_th]:py-[0.7rem] [&_th]:pr-5 [&_th]:text-sm [&_th]:font-semibold [&_th]:text-quiet',
  body: 'college-rows',
} as const

/** Colleges side by side, each with its fee and, where at least one college states them, its seats. */
export function CollegeTable({
  language,
  label,
  colleges,
  feeLabel,
  withState,
}: {
  language: Language
  label: string
  colleges: readonly CollegeRow[]
  feeLabel: string
  /** On the page of one state the state need not stand in every line. */
  withState?: boolean
}) {
  const { table: texts } = guidanceTexts(language)
  const withSeats = colleges.some(({ seats }) => seats)
  const notStated = <span className="not">{texts.notStated}</span>
  return (
    <div className="border-y border-ink">
      <table className={LOOK.table} aria-label={label}>
        <thead className={LOOK.head}>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col" className="md:text-right!">
              {feeLabel}
            </th>
            {withSeats && (
              <th scope="col" className="md:pr-0! md:text-right!">
                {texts.seats}
              </th>
            )}
          </tr>
        </thead>
        <tbody className={LOOK.body}>
          {colleges.map((college) => (
            <tr key={college.slug}>
              <th scope="row">
                <Link className="tap-link" href={pathsIn(language).college(college.slug)} prefetch={false}>
                  {college.name}
                </Link>
                <span>
                  {texts.facts(
                    withState ? placeText(college.location, college.state) : college.location,
                    college.ownership ? ownershipLabel(language, college.ownership) : null,
                    college.established,
                  )}
                </span>
              </th>
              <td>
                <span className="label">{feeLabel}</span>
                {college.fees ?? notStated}
                {college.feesFrom && <Marked language={language} figure={college.feesFrom} />}
              </td>
              {withSeats && (
                <td>
                  <span className="label">{texts.seats}</span>
                  {college.seats ?? notStated}
                  {college.seatsFrom?.standing === 'own' && <Marked language={language} figure={college.seatsFrom} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Marked = ({ language, figure }: { language: Language; figure: MarkedFigure }) => (
  <span className="from">
    <SourceMark language={language} figure={figure} />
  </span>
)

/** Where the figures of the table stand that bear no mark of their own. */
export function TableNote({
  language,
  course,
  colleges,
}: {
  language: Language
  course: string
  colleges: readonly CollegeRow[]
}) {
  const { table: texts } = guidanceTexts(language)
  const documents = distinctFigures(colleges.map(({ seatsFrom }) => seatsFrom)).filter(({ source }) => source)
  return (
    <p className="text-sm text-quiet">
      {texts.note(course)} {documents.length > 0 && texts.seatsFrom}{' '}
      {documents.map((figure) => (
        <SourceMark key={panelId(figure)} language={language} figure={figure} />
      ))}
    </p>
  )
}
