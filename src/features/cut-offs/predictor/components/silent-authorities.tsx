import Link from 'next/link'
import { Part } from '@/components/ui/page/page'
import { type Language, pathsIn } from '@/lib/language'
import { asSentence } from '@/lib/text/format'
import { nameIn } from '@/lib/vocabulary'
import type { Unpredicted } from '../../backtest/hit-rates-queries'
import { predictorMessages } from '../../messages'

/** Why nothing is predicted of an authority's seats, as part of a sentence. */
export function silenceOf(language: Language, { years, isStateMerit, filledBy }: Unpredicted): string {
  const messages = predictorMessages(language).silent
  if (years === 0) return filledBy ? messages.filledBy(filledBy) : messages.none
  return isStateMerit ? messages.merit : messages.years(years)
}

/** The authorities whose seats are not predicted, each with the reason and its official site; and who else is not covered. */
export function SilentAuthorities({
  language,
  authorities,
}: {
  language: Language
  authorities: readonly Unpredicted[]
}) {
  const messages = predictorMessages(language).silent
  const entry = (authority: Unpredicted) => (
    <li key={`${authority.state} ${authority.name}`} className="border-t border-rule py-3">
      <b>{nameIn(language, authority.state)}</b>: {asSentence(language, silenceOf(language, authority))}{' '}
      <a href={authority.site} rel="noopener" lang="en">
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
