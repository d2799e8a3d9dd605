import Link from 'next/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { Fact } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { Part } from '@/components/ui/page/section'
import { TILES } from '@/components/ui/page/tiles'
import { pathsIn } from '@/lib/addresses/paths'
import { grouped, shortDate } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { guidanceTexts } from '../texts'
import type { CourseLink, CourseView, Point, RegionLink } from '../view'

/** The frame of a long page: the courses left, the matter right; a wide table scrolls inside its own frame. */
export const GUIDE =
  'grid grid-cols-[minmax(0,1fr)] gap-2 pb-[calc(var(--spacing-section)*1.25)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16'

/** The seats of the colleges on a page; when not all of them state theirs, the label says how many do. */
export const seatsFigure = (
  language: Language,
  page: { seats: number; stating: number; collegeCount: number },
): Fact => {
  const { stats } = guidanceTexts(language)
  return {
    label: page.stating < page.collegeCount ? stats.seatsStated(page.stating) : stats.seats,
    value: page.seats > 0 ? grouped(language, page.seats) : null,
  }
}

const COURSE_LINK =
  '-mx-[0.6rem] flex min-h-tap flex-wrap content-center items-center justify-between gap-x-3 border-t border-rule px-[0.6rem] py-[0.3rem] text-ink no-underline hover:text-brand hover:underline aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold aria-[current=page]:text-brand aria-[current=page]:shadow-[inset_3px_0_var(--color-brand)]'

/** The side list of courses with the current one marked. */
export function CourseAside({
  language,
  title,
  courses,
  children,
}: {
  language: Language
  title: string
  courses: readonly CourseLink[]
  children?: ReactNode
}) {
  const texts = guidanceTexts(language)
  return (
    <aside className="pt-[clamp(2rem,1.5rem+2vw,3.25rem)] lg:sticky lg:top-[calc(var(--header)-0.5rem)]">
      <nav aria-label={title}>
        <h2 className="mb-2 text-h4">{title}</h2>
        <ul className="grid grid-cols-2 gap-x-5 border-b border-rule lg:grid-cols-1">
          {courses.map(({ key, name, href, isCurrent, colleges }) => (
            <li key={key}>
              <Link className={COURSE_LINK} href={href} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
                {name}{' '}
                {colleges ? (
                  <span className="text-sm font-normal text-quiet">{texts.collegeNumber(colleges)}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </aside>
  )
}

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

const LINE = "relative border-t border-rule py-[0.65rem] pl-9 last:border-b before:absolute before:content-['']"
const LOZENGE =
  'before:top-[1.22em] before:left-[0.35rem] before:size-2 before:rotate-45 before:border-[1.5px] before:border-brand'
const NUMBER =
  '[counter-increment:line] before:top-[0.65rem] before:left-0 before:font-semibold before:text-brand before:tabular-nums before:content-[counter(line)]'

/** A list of short sentences; `numbered` where people tick them off. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'max-w-184 [counter-reset:line]' : 'max-w-184'}>
      {lines.map((line) => (
        <li key={line} className={`${LINE} ${numbered ? NUMBER : LOZENGE}`}>
          {line}
        </li>
      ))}
    </List>
  )
}

/** Other states with their number of colleges. */
export function RegionLinks({ language, regions }: { language: Language; regions: readonly RegionLink[] }) {
  const texts = guidanceTexts(language)
  return (
    <ul className={TILES.list}>
      {regions.map(({ name, href, colleges }) => (
        <li key={href} className={`${TILES.entry} items-baseline`}>
          <Link className="tap-link" href={href} prefetch={false}>
            {name}
          </Link>
          {colleges > 0 && (
            <span className="text-sm whitespace-nowrap text-quiet">{texts.collegeNumber(colleges)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where the facts stand and when they were last checked. */
export function Sources({
  language,
  course,
}: {
  language: Language
  course: Pick<CourseView, 'sources' | 'reviewedAt'>
}) {
  if (course.sources.length === 0 && !course.reviewedAt) return null
  const texts = guidanceTexts(language)
  return (
    <Part title={texts.sources}>
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
        {course.reviewedAt && <li>{texts.reviewed(shortDate(language, course.reviewedAt))}</li>}
      </ul>
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
export function Promotion({ language, heading }: { language: Language; heading: string }) {
  const texts = guidanceTexts(language).promotion
  return (
    <ClosingCall seed={`${heading} closing`} family="star" title={texts.title(heading)} text={texts.text}>
      <Actions>
        <ButtonLink href={pathsIn(language).contact()}>{texts.contact}</ButtonLink>
      </Actions>
    </ClosingCall>
  )
}
