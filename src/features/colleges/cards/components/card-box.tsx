'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { DrawingFile } from '@/components/drawings/drawing-files'
import { ListedFigure, type MarkLabels } from '@/components/sources/mark-button'
import { CampusPicture, type PhotographView } from '@/features/colleges/page/components/campus-picture'
import { languageOfName, languageOfText } from '@/lib/language'

// A client component: a list has ten cards, and the RSC payload would repeat their markup.

/** A figure and its source; null if unknown. */
export interface CardFact {
  label: string
  /** Unit after a figure without a column heading. */
  unit: string
  value: string | number | null
  mark: MarkLabels | null
}

export interface CardProps {
  /** Screen-reader text of an unknown figure, shown as a dash. */
  notKnown: string
  /** URL of the college's page or own site; without one the name is not a link. */
  href: string | null
  isOutside?: boolean
  name: string
  photograph: PhotographView
  drawing: DrawingFile
  /** Above the fold. */
  eager?: boolean
  level?: 'h2' | 'h3'
  place: string | null
  /** Ownership and kinds in words. */
  kind: string | null
  /** An editor's text for a featured college. */
  blurb?: string | null
  /** In words. */
  courses: string | null
  facts: readonly CardFact[]
  saveButton?: ReactNode
}

/**
 * A college in a list (`CollegeRegister`). The whole card is the link target; the marks and `saveButton` lie above it
 * as separate targets. Each fact has its column, so that lists align, and unknown ones say so.
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
      <Name lang={languageOfName(name)}>
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
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <ListedFigure value={fact.value} mark={fact.mark} notKnown={notKnown} />
                <span className="unit" aria-hidden="true">
                  {fact.unit}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.saveButton && <div className="acts">{card.saveButton}</div>}
    </article>
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
