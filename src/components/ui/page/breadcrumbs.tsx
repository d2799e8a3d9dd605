import Link from 'next/link'
import { pathsIn } from '@/lib/paths/paths'
import { type Language, languageOfText } from '@/lib/text/language'
import { uiMessages } from '../messages'

const TRAIL = [
  'flex flex-wrap items-baseline gap-x-2 *:wrap-anywhere *:not-last:after:ms-2 *:not-last:after:text-edge',
  "*:not-last:after:content-['/'] *:aria-[current=page]:text-quiet",
].join(' ')

/** One step of the trail; the last one is the page itself and needs no address. */
export interface Crumb {
  name: string
  href?: string
}

/** The trail of a page with the home page before it. */
export const fromHome = (language: Language, trail: readonly Crumb[]): readonly Crumb[] => [
  { name: uiMessages(language).home, href: pathsIn(language).home() },
  ...trail,
]

/** The way from home to this page; structured data uses the same list. */
export function Breadcrumbs({ language, trail }: { language: Language; trail: readonly Crumb[] }) {
  const steps = fromHome(language, trail)
  return (
    <nav className="py-[0.6rem] text-sm" aria-label={uiMessages(language).breadcrumbs}>
      <ol className={TRAIL}>
        {steps.map(({ name, href }, index) => (
          <li key={name} lang={languageOfText(name)} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {href && index < steps.length - 1 ? (
              <Link href={href} className="tap-link inline-block py-[0.45rem]">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
