import Link from 'next/link'
import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/marked-figure'
import { distinctFigures, panelId } from '@/components/sources/panel-id'
import { SourceList } from '@/components/sources/source-list'
import { SourceMark } from '@/components/sources/source-mark'
import { SourcePanels } from '@/components/sources/source-panels'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { Part } from '@/components/ui/page/section'
import { TILES } from '@/components/ui/page/tiles'
import { pathsIn } from '@/lib/addresses/paths'
import { compareKeys, shortDate } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { guidanceTexts } from '../texts'
import type { CourseView, Point, RegionLink } from '../view'

/** Titled reasons in two columns. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-10">
      {points.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-[0.35rem] border-t border-rule pt-4 pb-5">
          <h3 className="text-h4/heading-4">{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

// The list says how its lines look, so that none of them carries it.
const LINES =
  "max-w-184 *:relative *:border-t *:border-rule *:py-[0.65rem] *:pl-9 *:last:border-b *:before:absolute *:before:content-['']"
const LOZENGES =
  '*:before:top-[1.22em] *:before:left-[0.35rem] *:before:size-2 *:before:rotate-45 *:before:border-[1.5px] *:before:border-brand'
const NUMBERS =
  '[counter-reset:line] *:[counter-increment:line] *:before:top-[0.65rem] *:before:left-0 *:before:font-semibold *:before:text-brand *:before:tabular-nums *:before:content-[counter(line)]!'

/** A list of short sentences; `numbered` where people tick them off. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`${LINES} ${numbered ? NUMBERS : LOZENGES}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

/** Where the rules and percentages of a part of the page stand. */
export function RulesFrom({ language, figure }: { language: Language; figure: MarkedFigure }) {
  const { source } = figure
  return (
    <p className="text-sm text-quiet" data-source-of="part">
      {guidanceTexts(language).rulesFrom(source && { title: source.title, publisher: source.publisher })}{' '}
      <SourceMark language={language} figure={figure} />
    </p>
  )
}

/** The lists by which "of" is said, each with its mark. */
export function TotalsFrom({
  language,
  figures,
  className,
}: {
  language: Language
  figures: Figures
  className?: string
}) {
  const lists = distinctFigures(figures)
  if (lists.length === 0) return null
  return (
    <p className={classNames('text-sm text-quiet', className)} data-source-of="part">
      {guidanceTexts(language).totalsFrom}{' '}
      {lists.map((figure) => (
        <SourceMark key={panelId(figure)} language={language} figure={figure} />
      ))}
    </p>
  )
}

/** Other states with their number of colleges. */
export function RegionLinks({ language, regions }: { language: Language; regions: readonly RegionLink[] }) {
  const texts = guidanceTexts(language)
  return (
    <>
      <ul className={TILES.list}>
        {regions.map(({ name, href, colleges, officially }) => (
          <li key={href} className={`${TILES.entry} items-baseline`}>
            <Link className="tap-link" href={href} prefetch={false}>
              {name}
            </Link>
            {colleges > 0 && (
              <span className="text-sm whitespace-nowrap text-quiet">{texts.collegeNumber(colleges, officially)}</span>
            )}
          </li>
        ))}
      </ul>
      <TotalsFrom language={language} figures={regions.map(({ from }) => from)} />
    </>
  )
}

type Figures = readonly (MarkedFigure | null)[]

/** Whether anything is known of where the facts of a page stand. */
export const hasSources = (
  { sources, reviewedAt }: Pick<CourseView, 'sources' | 'reviewedAt'>,
  figures: Figures,
): boolean => sources.length > 0 || reviewedAt !== null || figures.some(Boolean)

/** The day of the oldest check among the figures of a page, else of its course; null when none was checked. */
function lastChecked({ reviewedAt }: Pick<CourseView, 'reviewedAt'>, figures: Figures): string | null {
  const days = figures.flatMap((figure) => figure?.checkedOn ?? []).sort(compareKeys)
  return days[0] ?? reviewedAt
}

/** Where the facts of a page stand, when they were last checked, and what the marks beside its figures open. */
export function Sources({
  language,
  course,
  figures,
}: {
  language: Language
  course: Pick<CourseView, 'sources' | 'reviewedAt'>
  figures: Figures
}) {
  if (!hasSources(course, figures)) return null
  const texts = guidanceTexts(language)
  const checked = lastChecked(course, figures)
  return (
    <Part id="sources" title={texts.sources}>
      <SourceList language={language} figures={figures} />
      <ul className="grid gap-[0.35rem] text-sm text-quiet">
        {course.sources.map(({ label, url, year }) => (
          <li key={label}>
            {url ? (
              <ElsewhereLink language={language} href={url}>
                {label}
              </ElsewhereLink>
            ) : (
              label
            )}
            {year ? ` (${year})` : ''}
          </li>
        ))}
        {checked && <li>{texts.reviewed(shortDate(language, checked))}</li>}
      </ul>
      <SourcePanels language={language} figures={figures} />
    </Part>
  )
}

/** A link to another site, in a tab of its own. */
export function ElsewhereLink({ language, href, children }: { language: Language; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> {guidanceTexts(language).admission.opensElsewhere}</span>
      <Icon name="outside" className="ml-[0.25em] inline-block size-[0.85em] align-baseline" />
    </a>
  )
}

/** The last word of the page: talk to us. */
export function Promotion({
  language,
  heading,
  answered,
}: {
  language: Language
  heading: string
  /** What became lately of the promise of an answer. */
  answered: ReactNode
}) {
  const texts = guidanceTexts(language).promotion
  return (
    <ClosingCall
      seed={`${heading} closing`}
      family="star"
      title={texts.title(heading)}
      text={texts.text}
      after={answered}
    >
      <Actions>
        <ButtonLink href={pathsIn(language).contact()}>{texts.contact}</ButtonLink>
      </Actions>
    </ClosingCall>
  )
}
