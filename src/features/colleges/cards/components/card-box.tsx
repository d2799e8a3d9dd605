'use client'
import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import type { DrawingFile } from '@/components/drawings/drawing-files'
import { MarkButton, type MarkWords } from '@/components/sources/mark-button'
import { CampusPicture, type PhotographView } from '@/features/colleges/page/components/campus-picture'

// Drawn in the browser too: a list has ten cards, and the page's data would hold the markup of each beside its words.

/** Words that all cards share. */
export interface CardWords {
  courses: string
  notStated: string
  from: string
}

/** Where some of the figures of a card stand, and which they are. */
export interface CardMark extends MarkWords {
  of: string
}

export interface CardProps {
  words: CardWords
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
  kind: string | null
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  courses: readonly string[]
  /** How many courses there are besides, in words. */
  more: string | null
  facts: readonly { label: string; value: string | number | null }[]
  marks: readonly CardMark[]
  saveButton?: ReactNode
}

/**
 * A college in a list: a thumbnail row, a ruled row or a card, as the list around it says (`college-lists.tsx`).
 * The whole of it is the link's target; `saveButton` lies above it as a target of its own. Each fact keeps its column,
 * so that lists align, and an unknown one says so.
 */
export function CardBox(card: CardProps) {
  const { words, name, place, kind, blurb, courses, more, facts, marks, level: Name = 'h3' } = card
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
          {kind && <span className="kind">{kind}</span>}
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
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <span>{words.notStated}</span>}</dd>
            </div>
          ))}
          {facts.some(({ value }) => value !== null) && (
            <div className="from" data-source-of="part">
              <dt>{words.from}</dt>
              <dd>
                <CardMarks marks={marks} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {card.saveButton}
    </article>
  )
}

/** Where the figures of a card stand; the list around it says how its marks look. */
export function CardMarks({ marks }: { marks: readonly CardMark[] }) {
  return marks.map(({ of, ...mark }) => (
    <Fragment key={mark.panel}>
      <span className={marks.length === 1 ? 'sr-only' : 'text-xs!'}>{of}</span> <MarkButton {...mark} listed />{' '}
    </Fragment>
  ))
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
