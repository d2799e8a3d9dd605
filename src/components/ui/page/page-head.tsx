import Link from 'next/link'
import type { ReactNode } from 'react'
import { Jaali } from '@/components/drawings/jaali'
import { pathsIn } from '@/lib/paths/paths'
import { type Language, languageOfText } from '@/lib/text/language'
import { uiMessages } from '../messages'

/** Letters of one word that fit a phone in the largest heading. */
const FITTING = 15
const LONG = 19

/** The size of a large heading on phones by its longest word, so that no word is broken: a class, none for usual words. */
export function fittingWords(heading: unknown): string | undefined {
  if (typeof heading !== 'string') return undefined
  const longest = Math.max(...heading.split(/[\s-]+/).map((word) => word.length))
  if (longest <= FITTING) return undefined
  return longest <= LONG ? 'max-sm:text-[6.9vw]!' : 'max-sm:text-[5.4vw]!'
}

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

/** The head of a page: title, a lead, what the page begins with, and the lattice dissolving in from the right. */
export function PageHead(props: {
  language: Language
  /** The drawing's seed, usually the page's name. */
  seed: string
  title: ReactNode
  lead?: ReactNode
  /** The way to this page, behind the home page. */
  trail?: readonly Crumb[]
  children?: ReactNode
}) {
  const { language, seed, title, lead, trail, children } = props
  return (
    <section className="relative border-b border-rule bg-sunk print:border-0 print:bg-transparent">
      <Jaali
        seed={seed}
        width={760}
        height={300}
        fades
        className="absolute inset-y-0 right-0 h-full w-[min(46rem,62%)] max-md:w-[60%] max-md:opacity-60 print:hidden"
      />
      <div className="wrap relative grid justify-items-start gap-3 py-[clamp(1.75rem,1rem+3vw,3.25rem)] print:gap-1 print:py-1 print:[&_h1]:text-[16pt] print:[&_nav]:hidden">
        {trail && <Breadcrumbs language={language} trail={trail} />}
        <h1 className={fittingWords(title)}>{title}</h1>
        {lead && <p lang={typeof lead === 'string' ? languageOfText(lead) : undefined}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
