import Link from 'next/link'
import type { ReactNode } from 'react'
import { Jaali } from '@/components/drawings/jaali'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { uiMessages } from '../messages'

/** Letters of a word that fit a phone at the largest heading size. */
const FITTING = 15
const LONG = 19

/** Heading size class on phones by the longest word, so that no word is broken; none for usual words. */
export function fittingWords(heading: unknown): string | undefined {
  if (typeof heading !== 'string') return undefined
  const longest = Math.max(...heading.split(/[\s-]+/).map((word) => word.length))
  if (longest <= FITTING) return undefined
  return longest <= LONG ? 'max-sm:text-[6.9vw]!' : 'max-sm:text-[5.4vw]!'
}

const TRAIL = [
  'flex flex-wrap items-baseline gap-x-2 *:wrap-anywhere *:not-last:after:ms-2 *:not-last:after:text-edge',
  "*:not-last:after:content-['/'] *:aria-[current=page]:text-quiet",
  // The heading below has the full name.
  'max-sm:*:last:truncate',
].join(' ')

/** A breadcrumb; the last one is the page itself and needs no URL. */
export interface Crumb {
  name: string
  href?: string
}

/** Breadcrumbs of a page after the home page. */
export const fromHome = (language: Language, trail: readonly Crumb[]): readonly Crumb[] => [
  { name: uiMessages(language).home, href: pathsIn(language).home() },
  ...trail,
]

/** Breadcrumbs; structured data uses the same list. */
export function Breadcrumbs({ language, trail }: { language: Language; trail: readonly Crumb[] }) {
  const steps = fromHome(language, trail)
  return (
    <nav className="min-w-0 max-w-full py-[0.6rem] text-sm" aria-label={uiMessages(language).breadcrumbs}>
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

/** Page head: title, lead, initial content, with the lattice dissolving in from the right. */
export function PageHead(props: {
  language: Language
  /** The drawing's seed, usually the page's name. */
  seed: string
  title: ReactNode
  lead?: ReactNode
  /** Breadcrumbs after the home page. */
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
        className="absolute inset-y-0 right-0 h-full w-[min(46rem,62%)] max-md:w-[60%] max-md:opacity-60 forced-colors:hidden print:hidden"
      />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 wrap-anywhere py-[clamp(1.75rem,1rem+3vw,3.25rem)] print:gap-1 print:py-1 print:[&_h1]:text-[16pt] print:[&_nav]:hidden">
        {trail && <Breadcrumbs language={language} trail={trail} />}
        <h1 className={fittingWords(title)}>{title}</h1>
        {lead && <p lang={typeof lead === 'string' ? languageOfText(lead) : undefined}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}

/** Open from 60rem on. */
const OPEN_WHEN_WIDE =
  'supports-[selector(::details-content)]:lg:[&>summary]:pointer-events-none supports-[selector(::details-content)]:lg:[&>summary>svg]:hidden' +
  ' lg:[&::details-content]:block' +
  ' lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]'

/**
 * A section in prospectus style: heading in the margin column, content on the right. `wide` puts the heading above
 * full-width content. `beside` goes next to the heading.
 */
export function Section(props: {
  id?: string
  title: ReactNode
  beside?: ReactNode
  wide?: boolean
  className?: string
  children: ReactNode
}) {
  const { id, title, beside, wide, className, children } = props
  return (
    <section className={classNames('section', className)} id={id}>
      {wide ? (
        <div className="wrap">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2>{title}</h2>
            {beside}
          </div>
          {children}
        </div>
      ) : (
        <div className="wrap section-columns">
          <header>
            <h2>{title}</h2>
            {beside}
          </header>
          <div>{children}</div>
        </div>
      )}
    </section>
  )
}

/** A titled part of a long page; `id` is its anchor. */
export function Part(props: {
  id?: string
  title?: string
  /** Whether it is a landmark; not if a table in it has the same name. */
  landmark?: boolean
  /** Collapsible; open from 60rem on, unless `always`. */
  folded?: boolean | 'always'
  children: ReactNode
}) {
  const { id, title, landmark, folded, children } = props
  const titleId = landmark && id && title ? `${id}-title` : undefined
  const heading = title && (
    <h2 id={titleId} className="text-h3">
      {title}
    </h2>
  )
  if (folded && heading)
    return (
      <section className="part" aria-labelledby={titleId}>
        <details className={classNames('folded-part', folded !== 'always' && OPEN_WHEN_WIDE)}>
          <summary>
            {heading} <Icon name="plus" />
          </summary>
          {/* The anchor is inside, because following it opens the section. */}
          <div id={id}>{children}</div>
        </details>
      </section>
    )
  return (
    <section className="part" id={id} aria-labelledby={titleId}>
      {heading}
      {children}
    </section>
  )
}

/** Content with a sticky card beside it. */
export const BESIDE =
  'grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16'

const CARD = 'grid gap-4 border-t-[3px] border-ink bg-sunk px-[1.35rem] pt-[1.35rem] pb-6'
const STAYS = 'lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:mt-[clamp(2rem,1.5rem+2vw,3.25rem)]'

/** The card beside a page: on phones a bottom bar with its actions only. */
export const SIDE_BAR = {
  card: `side-bar print:hidden ${CARD} ${STAYS} max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-15 max-lg:border-t max-lg:border-edge max-lg:bg-raised max-lg:px-gutter max-lg:pt-[0.6rem] max-lg:pb-[max(0.6rem,env(safe-area-inset-bottom))] max-lg:shadow-float max-lg:[&>:not(.side-actions)]:hidden`,
  actions:
    'side-actions grid gap-[0.6rem] max-lg:grid-cols-2 max-xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-lg:[&_:is(a,button)]:px-2 max-xs:[&_:is(a,button)]:gap-[0.35rem] max-xs:[&_:is(a,button)]:px-[0.35rem] max-xs:[&_:is(a,button)]:text-sm max-[23.5rem]:[&_svg]:hidden',
} as const

/** Print footer: the day, beside the site and its URL in the header. Print only. */
export function PrintNote({ lines }: { lines: readonly string[] }) {
  return (
    <div className="hidden border-t border-rule pt-2 text-sm print:block">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
