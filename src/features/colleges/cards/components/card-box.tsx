'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { DrawingFile } from '@/components/drawings/drawing-files'
import { MarkedValue, type MarkLabels } from '@/components/sources/mark-button'
import { CampusPicture, type PhotographView } from '@/features/colleges/page/components/campus-picture'
import { languageOfText } from '@/lib/language'

// Drawn in the browser too: a list has ten cards, and the page's data would hold the markup of each beside its words.

/** A figure of a card, and where it stands; null where it is not known. */
export interface CardFact {
  label: string
  /** What follows the figure where no column head says it. */
  unit: string
  value: string | number | null
  mark: MarkLabels | null
}

export interface CardProps {
  /** Said of an unknown figure, which is shown as a dash. */
  notKnown: string
  /** Of the college's page, or of its own site; a name without an address leads nowhere. */
  href: string | null
  isOutside?: boolean
  name: string
  photograph: PhotographView
  drawing: DrawingFile
  /** For the cards on the first screen. */
  eager?: boolean
  level?: 'h2' | 'h3'
  place: string | null
  /** Who runs it and what it is besides, in words. */
  kind: string | null
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  /** In words. */
  courses: string | null
  facts: readonly CardFact[]
  saveButton?: ReactNode
}

/**
 * A college in a list (`CollegeRegister`). The whole of it is the link's target; the marks and `saveButton` lie above it
 * as targets of their own. Each fact keeps its column, so that lists align, and an unknown one says so.
 */
export function CardBox(card: CardProps) {
  const { name, place, kind, blurb, courses, facts, notKnown, level: Name = 'h3' } = card
  return (
    <article>
      <CampusPicture
        photograph={card.photograph}
        drawing={card.drawing}
        loading={card.eager ? undefined : 'lazy'}
        decoding="async"
      />
      <Name lang="en">
        <CardName href={card.href} isOutside={card.isOutside}>
          {name}
        </CardName>
      </Name>
      <p className="about">
        {place && <span className="place">{place}</span>}
        {kind && <span className="kind">{kind}</span>}
        {courses && (
          <span className="courses" lang={languageOfText(courses)}>
            {courses}
          </span>
        )}
      </p>
      {blurb && <p className="blurb">{blurb}</p>}
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <CardFigure {...fact} notKnown={notKnown} />
            </dd>
          </div>
        ))}
      </dl>
      {card.saveButton && <div className="acts">{card.saveButton}</div>}
    </article>
  )
}

function CardFigure({ value, unit, mark, notKnown }: Omit<CardFact, 'label'> & { notKnown: string }) {
  return (
    <>
      {value === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{notKnown}</span>
        </>
      ) : mark ? (
        <MarkedValue mark={mark}>{value}</MarkedValue>
      ) : (
        value
      )}
      <span className="unit" aria-hidden="true">
        {unit}
      </span>
    </>
  )
}

function CardName({ href, isOutside, children }: Pick<CardProps, 'href' | 'isOutside'> & { children: string }) {
  if (!href) return children
  return isOutside ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  )
}
