import Link from 'next/link'
import type { ReactNode } from 'react'
import { Jaali } from '@/components/drawings/jaali'
import { ButtonLink } from '@/components/ui/button'
import type { Fact } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { shortDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import { count } from '../phrases'
import { guidanceTexts as texts } from '../texts'
import type { CourseLink, CourseView, Point, RegionLink } from '../view'

/** One part of the matter beside the list of courses. */
export function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className="part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The seats of the colleges on a page; when not all of them state theirs, the label says how many do. */
export const seatsFigure = (page: { seats: number; stating: number; collegeCount: number }): Fact => ({
  label: page.stating < page.collegeCount ? texts.stats.seatsStated(page.stating) : texts.stats.seats,
  value: page.seats > 0 ? count(page.seats) : null,
})

/** The side list of courses with the current one marked. */
export function CourseAside({
  title,
  courses,
  children,
}: {
  title: string
  courses: readonly CourseLink[]
  children?: ReactNode
}) {
  return (
    <aside className="guide-side">
      <nav aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {courses.map(({ key, name, href, isCurrent, colleges }) => (
            <li key={key}>
              <Link href={href} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
                {name} {colleges ? <span>{texts.collegeNumber(colleges)}</span> : null}
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
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

/** A list of short sentences; `numbered` where people tick them off. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'lines numbered' : 'lines'}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

/** Other states with their number of colleges. */
export function RegionLinks({ regions }: { regions: readonly RegionLink[] }) {
  return (
    <ul className="courses-list regions-list">
      {regions.map(({ name, href, colleges }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
          {colleges > 0 && <span>{texts.collegeNumber(colleges)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Where the facts stand and when they were last checked. */
export function Sources({ course }: { course: Pick<CourseView, 'sources' | 'reviewedAt'> }) {
  if (course.sources.length === 0 && !course.reviewedAt) return null
  return (
    <Part title={texts.sources}>
      <ul className="sources quiet small">
        {course.sources.map(({ label, url, year }) => (
          <li key={label}>
            {url ? <ElsewhereLink href={url}>{label}</ElsewhereLink> : label}
            {year ? ` (${year})` : ''}
          </li>
        ))}
        {course.reviewedAt && <li>{texts.reviewed(shortDate(course.reviewedAt))}</li>}
      </ul>
    </Part>
  )
}

/** A link to another site, in a tab of its own. */
export function ElsewhereLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="sr"> {texts.admission.opensElsewhere}</span>
      <Icon name="outside" className="inline" />
    </a>
  )
}

/** The last word of the page: talk to us. */
export function Promotion({ heading }: { heading: string }) {
  return (
    <section className="closing">
      <Jaali seed={`${heading} closing`} family="star" width={800} height={360} fade="left" />
      <div className="wrap">
        <h2>{texts.promotion.title(heading)}</h2>
        <p>{texts.promotion.text}</p>
        <div className="actions">
          <ButtonLink href={paths.contact()}>{texts.promotion.contact}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
