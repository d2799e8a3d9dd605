import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { distinctFigures, panelId } from '@/components/sources/panel-id'
import { SourceList, SourceMark, SourcePanels } from '@/components/sources/sources'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { LinkTiles } from '@/components/ui/page/link-tiles'
import { Part } from '@/components/ui/page/page'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { compareKeys, dayText } from '@/lib/text/format'
import { guidanceMessages } from '../messages'
import type { CourseView } from '../operations/course-records'
import type { RegionLink } from '../region-links'

/** Sources of a section's rules and percentages. */
export function RulesFrom({ language, figure }: { language: Language; figure: MarkedFigure }) {
  const { source } = figure
  return (
    <p className="text-sm text-quiet" data-source-of="part">
      {guidanceMessages(language).rulesFrom(source && { title: source.title, publisher: source.publisher })}{' '}
      <SourceMark language={language} figure={figure} />
    </p>
  )
}

type TotalsFromProps = { language: Language; figures: Figures; className?: string }

/** Official lists behind "of", each with its mark. */
export function TotalsFrom({ language, figures, className }: TotalsFromProps) {
  const lists = distinctFigures(figures)
  if (lists.length === 0) return null
  return (
    <p className={classNames('text-sm text-quiet', className)} data-source-of="part">
      {guidanceMessages(language).totalsFrom}{' '}
      {lists.map((figure) => (
        <SourceMark key={panelId(figure)} language={language} figure={figure} />
      ))}
    </p>
  )
}

/** Other states with their numbers of colleges. */
export function RegionLinks({ language, regions }: { language: Language; regions: readonly RegionLink[] }) {
  const messages = guidanceMessages(language)
  return (
    <>
      <LinkTiles
        links={regions.map(({ name, href, colleges, official }) => ({
          name,
          href,
          count: colleges > 0 ? messages.collegeNumber({ listed: colleges, official }) : undefined,
        }))}
      />
      <TotalsFrom language={language} figures={regions.map(({ from }) => from)} />
    </>
  )
}

type Figures = readonly (MarkedFigure | null)[]

/** Whether the page's facts have any sources. */
export const hasSources = ({ sources, reviewedAt }: Pick<CourseView, 'sources' | 'reviewedAt'>, figures: Figures) =>
  sources.length > 0 || reviewedAt !== null || figures.some(Boolean)

/** Oldest check among the page's figures, or else of its course; null if never checked. */
function lastChecked({ reviewedAt }: Pick<CourseView, 'reviewedAt'>, figures: Figures): string | null {
  const days = figures.flatMap((figure) => figure?.checkedOn ?? []).sort(compareKeys)
  return days[0] ?? reviewedAt
}

type SourcesProps = { language: Language; course: Pick<CourseView, 'sources' | 'reviewedAt'>; figures: Figures }

/** Sources of a page's facts, their last check, and the panels of its marks. */
export function Sources({ language, course, figures }: SourcesProps) {
  if (!hasSources(course, figures)) return null
  const messages = guidanceMessages(language)
  const checked = lastChecked(course, figures)
  // The panels are outside the section: inside a collapsed one none would open.
  return (
    <>
      <Part id="sources" folded="always" title={messages.sources}>
        <SourceList language={language} figures={figures} />
        {(course.sources.length > 0 || checked) && (
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
            {checked && <li>{messages.reviewed(dayText(language, checked))}</li>}
          </ul>
        )}
      </Part>
      <SourcePanels language={language} figures={figures} />
    </>
  )
}

/** An external link, in a new tab. */
export function ElsewhereLink({ language, href, children }: { language: Language; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <span lang={languageOfText(String(children))}>{children}</span>
      <span className="sr-only"> {guidanceMessages(language).admission.opensElsewhere}</span>
      <Icon name="outside" className="ml-[0.25em] inline-block size-[0.85em] align-baseline" />
    </a>
  )
}

interface PromotionProps {
  language: Language
  heading: string
  /** How well the response promise was kept lately. */
  answered: ReactNode
}

/** Closing band of the page: contact us. */
export function Promotion({ language, heading, answered }: PromotionProps) {
  const messages = guidanceMessages(language).promotion
  return (
    <ClosingCall
      seed={`${heading} closing`}
      family="star"
      title={messages.title(heading)}
      text={messages.text}
      after={answered}
    >
      <Actions>
        <ButtonLink href={pathsIn(language).contact()}>{messages.contact}</ButtonLink>
      </Actions>
    </ClosingCall>
  )
}
