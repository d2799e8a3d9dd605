import Link from 'next/link'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import type { Unpredicted } from '../../backtest/hit-rates-queries'
import { predictorMessages } from '../../messages'
import type { Coverage } from '../coverage-queries'
import type { SeatTerm } from '../eligible-seats'
import { type Question, questionQuery } from '../question'
import { silenceOf } from './silent-authorities'

interface Covered {
  language: Language
  question: Question
  coverage: Readonly<Record<Question['round'], Coverage>>
  /** The authorities of the home state of which nothing is predicted. */
  silent: readonly Unpredicted[]
}

/**
 * What an answer covers, before it is given: whose ranks of which years, for how many colleges of how many, and what of
 * the home state is missing, with who would know.
 */
export function CoverageLines({
  language,
  question,
  coverage,
  silent,
  without,
}: Covered & {
  /** The home state's categories without seats that are asked for. */
  without: readonly SeatTerm[]
}) {
  const texts = predictorMessages(language)
  const { coverage: words, fields } = texts
  const { state, round, course, central } = question
  const { authorities, colleges, official } = coverage[round]
  const isHomeHeld = authorities.some((one) => one.state === state)
  const covered = (
    <>
      <p>
        {authorities.length > 0
          ? words.line(
              authorities.map(({ name, years }) => words.authority(name, years)),
              colleges,
              course,
              official,
            )
          : words.nothing(fields.rounds[round])}{' '}
        <Link href={pathsIn(language).predictorCoverage()} className="print:hidden">
          {words.all}
        </Link>
      </p>
      {state ? (
        <HomeState language={language} question={question} state={state} coverage={coverage} silent={silent} />
      ) : (
        <p>{words.noState}</p>
      )}
    </>
  )
  // What is missing stands in sight; what is there need not, before the first college.
  return (
    <section aria-label={words.title} className="grid max-w-reading gap-2 border-l-4 border-brand pl-4">
      {isHomeHeld ? (
        <details>
          <summary className="min-h-tap cursor-pointer py-2">{words.short(authorities.length, colleges)}</summary>
          <div className="grid gap-2">{covered}</div>
        </details>
      ) : (
        covered
      )}
      {state && without.map(({ id, explanation }) => <p key={id}>{words.noSeats(state, central, explanation)}</p>)}
    </section>
  )
}

/** What of the home state is missing, why, and who would know. */
function HomeState({ language, question, state, coverage, silent }: Covered & { state: string }) {
  const texts = predictorMessages(language)
  const { coverage: words, fields } = texts
  const { round } = question
  const hrefOf = (changed: Partial<Question>) =>
    pathsIn(language).predictor(questionQuery({ ...question, show: null, page: 1, ...changed }))
  const links = silent.map(({ name, site }) => (
    <a key={name} href={site} rel="noopener">
      {name}
    </a>
  ))
  const [authority] = silent
  const other = round === 'first' ? 'last' : 'first'
  const isHeld = (each: Question['round']) => coverage[each].authorities.some((one) => one.state === state)
  if (isHeld(round)) {
    return authority ? (
      <p>
        {words.noBands(state, silenceOf(language, authority))} {links}
      </p>
    ) : null
  }
  if (isHeld(other)) {
    return (
      <p>
        {words.otherRound(state, fields.rounds[round])}{' '}
        <Link href={hrefOf({ round: other })} prefetch={false}>
          {words.otherRoundLink(fields.rounds[other])}
        </Link>
      </p>
    )
  }
  if (authority?.filledBy) {
    return question.also.includes('university') ? null : (
      <p>
        {words.behindTick(state, authority.filledBy)}{' '}
        <Link href={hrefOf({ also: [...question.also, 'university'] })} prefetch={false}>
          {words.tick}
        </Link>
      </p>
    )
  }
  return (
    <p>
      {words.missing(state, authority ? silenceOf(language, authority) : texts.silent.none)} {links}
    </p>
  )
}
