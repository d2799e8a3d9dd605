'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { DrawingFile } from '@/components/drawings/drawing-files'
import type { MarkLabels } from '@/components/sources/mark-button'
import { MarkedValue } from '@/components/sources/marked-value'
import { CampusPicture, type PhotographView } from '@/features/colleges/page/components/campus-picture'

// Drawn in the browser too: a list has ten cards, and the page's data would hold the markup of each beside its words.

/** Words that all cards share. */
export interface CardLabels {
  courses: string
  notStated: string
}

/** A figure of a card, and where it stands; null where nobody has stated it. */
export interface CardFact {
  label: string
  value: string | number | null
  mark: MarkLabels | null
}

export interface CardProps {
  words: CardLabels
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
  kinds: readonly string[]
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  courses: readonly string[]
  /** How many courses there are besides, in words. */
  more: string | null
  facts: readonly CardFact[]
  saveButton?: ReactNode
}

/**
 * A college in a list: a thumbnail row, a ruled row or a card, as the list around it says (`college-lists.tsx`).
 * The whole of it is the link's target; `saveButton` lies above it as a target of its own. Each fact keeps its column,
 * so that lists align, and an unknown one says so.
 */
export function CardBox(card: CardProps) {
  const { words, name, place, kinds, blurb, courses, more, facts, level: Name = 'h3' } = card
  return (
    <article>
      <CampusPicture
        photograph={card.photograph}
        drawing={card.drawing}
        loading={card.eager ? undefined : 'lazy'}
        decoding="async"
      />
      <div>
        <Name>
          <CardName href={card.href} isOutside={card.isOutside}>
            {name}
          </CardName>
        </Name>
        <p className="place">
          {place && <span>{place}</span>}
          {kinds.map((kind) => (
            <span key={kind} className="kind">
              {kind}
            </span>
          ))}
        </p>
        {blurb && <p>{blurb}</p>}
      </div>
      {courses.length > 0 && (
        <ul aria-label={words.courses}>
          {courses.map((course) => (
            <li key={course}>{course}</li>
          ))}
          {more && <li className="more">{more}</li>}
        </ul>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <CardFigure {...fact} notStated={words.notStated} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.saveButton}
    </article>
  )
}

/** A figure with its own mark; the list around it says how it looks. */
export function CardFigure({ value, mark, notStated }: Omit<CardFact, 'label'> & { notStated: string }) {
  if (value === null) return <span>{notStated}</span>
  return mark ? <MarkedValue mark={mark}>{value}</MarkedValue> : value
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
