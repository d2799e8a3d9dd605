import Link from 'next/link'
import { Notice } from '@/components/ui/messages/notice'
import { Part } from '@/components/ui/page/page'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { asSentence } from '@/lib/text/format'
import type { Unpredicted } from '../../backtest/hit-rates-queries'
import { predictorMessages } from '../../messages'
import type { Coverage } from '../coverage-queries'
import type { SeatTerm, StateCategory } from '../eligible-seats'
import { predictorHref, type Question } from '../question'

/** Why there is no prediction for an authority's seats, as part of a sentence. */
function silenceOf(language: Language, { years, isStateMerit, filledBy }: Unpredicted): string {
  const messages = predictorMessages(language).silent
  if (years === 0) return filledBy ? messages.filledBy(filledBy) : messages.none
  return isStateMerit ? messages.merit : messages.years(years)
}

type SilentAuthoritiesProps = { language: Language; authorities: readonly Unpredicted[] }

/** The authorities without predictions, each with reason and official site; and other groups not covered. */
export function SilentAuthorities({ language, authorities }: SilentAuthoritiesProps) {
  const messages = predictorMessages(language).silent
  const entry = (authority: Unpredicted) => (
    <li key={`${authority.state} ${authority.name}`} className="border-t border-rule py-3">
      <b>{nameIn(language, authority.state)}</b>: {asSentence(language, silenceOf(language, authority))}{' '}
      <a href={authority.site} rel="noopener" lang={languageOfName(authority.name)}>
        {authority.name}
      </a>
    </li>
  )
  return (
    <div className="pt-6 print:hidden">
      <Part id="silent" folded="always" title={messages.title}>
        <ul className="list-none p-0">
          {messages.uncovered.map((sentence) => (
            <li key={sentence} className="border-t border-rule py-3">
              {sentence}
            </li>
          ))}
        </ul>
        <details>
          <summary className="min-h-tap cursor-pointer py-2">{messages.lead}</summary>
          <ul className="list-none p-0">{authorities.map(entry)}</ul>
        </details>
        <p>
          <Link href={pathsIn(language).contact()}>{messages.ask}</Link>
        </p>
      </Part>
    </div>
  )
}

interface Covered {
  language: Language
  question: Question
  coverage: Readonly<Record<Question['round'], Coverage>>
}

interface CoverageLinesProps extends Covered {
  /** The category that was chosen in the home state's own list. */
  own: StateCategory | null
}

/** The coverage of an answer in one sentence: how many colleges of how many. Authorities, years and assumptions are folded. */
export function CoverageLines({ language, question, coverage, own }: CoverageLinesProps) {
  const messages = predictorMessages(language)
  const { coverage: lines, fields } = messages
  const { round, course, central } = question
  const { authorities, colleges, official } = coverage[round]
  const paths = pathsIn(language)
  // Only the states' backward classes differ by name from those of the central list.
  const isAssumed = own !== null && question.own === own.code && central === 'obc'
  return (
    <details aria-label={lines.title} className="print:[&::details-content]:[content-visibility:visible]">
      <summary className="min-h-tap cursor-pointer py-2">
        {authorities.length > 0 ? lines.short(colleges, course, official) : lines.nothing(fields.rounds[round])}
      </summary>
      {authorities.length > 0 && (
        <p>{lines.line(authorities.map(({ name, years }) => lines.authority(name, years)))}</p>
      )}
      {isAssumed && (
        <p>
          {messages.inBoth(own.words, central)}{' '}
          <Link href={predictorHref(language, question, { central: 'open' })} prefetch={false} className="print:hidden">
            {messages.notInBoth}
          </Link>
        </p>
      )}
      <p className="print:hidden">
        <Link href={paths.predictorCoverage()}>{lines.all}</Link>
      </p>
    </details>
  )
}

interface HomeStateNoticeProps extends Covered {
  /** The home state's authorities without predictions. */
  silent: readonly Unpredicted[]
  /** The home state's categories without seats, if selected. */
  without: readonly SeatTerm[]
}

/** A notice about what is missing for the home state and why; nothing if complete. */
export function HomeStateNotice({ language, question, coverage, silent, without }: HomeStateNoticeProps) {
  const { coverage: lines } = predictorMessages(language)
  const { state, central } = question
  const missing = state ? missingOf({ language, question, state, coverage, silent }) : <p>{lines.noState}</p>
  if (!missing && without.length === 0) return null
  return (
    <Notice kind="warn">
      {missing}
      {state && without.map(({ id, explanation }) => <p key={id}>{lines.noSeats(state, central, explanation)}</p>)}
    </Notice>
  )
}

/** What is missing for the home state; null if nothing is. */
function missingOf({
  language,
  question,
  state,
  coverage,
  silent,
}: Covered & { state: string; silent: readonly Unpredicted[] }) {
  const messages = predictorMessages(language)
  const { coverage: lines, fields } = messages
  const { round } = question
  const hrefOf = (changed: Partial<Question>) => predictorHref(language, question, changed)
  const links = silent.map(({ name, site }) => (
    <a key={name} href={site} rel="noopener" lang={languageOfText(name)}>
      {name}
    </a>
  ))
  const [authority] = silent
  const other = round === 'first' ? 'last' : 'first'
  const isHeld = (each: Question['round']) => coverage[each].authorities.some((one) => one.state === state)
  if (isHeld(round)) {
    return authority ? (
      <p>
        {lines.noBands(state, silenceOf(language, authority))} {links}
      </p>
    ) : null
  }
  if (isHeld(other)) {
    return (
      <p>
        {lines.otherRound(state, fields.rounds[round])}{' '}
        <Link href={hrefOf({ round: other })} prefetch={false}>
          {lines.otherRoundLink(fields.rounds[other])}
        </Link>
      </p>
    )
  }
  if (authority?.filledBy) {
    return question.also.includes('university') ? null : (
      <p>
        {lines.behindTick(state, authority.filledBy)}{' '}
        <Link href={hrefOf({ also: [...question.also, 'university'] })} prefetch={false}>
          {lines.tick}
        </Link>
      </p>
    )
  }
  return (
    <p>
      {lines.missing(state, authority ? silenceOf(language, authority) : messages.silent.none)} {links}
    </p>
  )
}
