import type { Language } from '@/lib/text/language'
import type { Unpredicted } from '../../backtest/hit-rates-queries'
import { predictorTexts } from '../../texts'

/** The authorities whose seats are not predicted, each with the reason and its official site; the home state's first. */
export function SilentAuthorities({
  language,
  authorities,
  home,
}: {
  language: Language
  authorities: readonly Unpredicted[]
  home: string | null
}) {
  const texts = predictorTexts(language).silent
  if (authorities.length === 0) return null
  const reason = ({ years, isStateMerit }: Unpredicted) =>
    years === 0 ? texts.none : isStateMerit ? texts.merit : texts.years(years)
  const entry = (authority: Unpredicted) => (
    <li key={`${authority.state} ${authority.name}`} className="border-t border-rule py-3">
      <b>{authority.state}</b>: {reason(authority)}.{' '}
      <a href={authority.site} rel="noopener">
        {authority.name}
      </a>
    </li>
  )
  const own = authorities.filter(({ state }) => state === home)
  return (
    <section aria-labelledby="silent" className="grid gap-3 pt-10">
      <h2 id="silent" className="text-h3">
        {texts.title}
      </h2>
      {home && own.length > 0 && (
        <>
          <p>{texts.own(home)}</p>
          <ul className="list-none p-0">{own.map(entry)}</ul>
        </>
      )}
      <details>
        <summary className="min-h-tap cursor-pointer py-2">{texts.lead}</summary>
        <ul className="list-none p-0">{authorities.filter(({ state }) => state !== home).map(entry)}</ul>
      </details>
    </section>
  )
}
