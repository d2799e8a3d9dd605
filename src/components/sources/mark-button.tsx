'use client'
import type { ReactNode } from 'react'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { classNames } from '@/components/ui/class-names'
import { SourceShape } from './source-shape'

export interface MarkLabels {
  /** Id of the panel it opens. */
  panel: string
  standing: FigureStanding
  words: string
  /** Accessible text for the shape. */
  statusText: string
}

/** Source mark button. A client component: a page has dozens, and the RSC payload would repeat their markup. */
export const MarkButton = ({ panel, standing, words, statusText }: MarkLabels) => (
  <button
    type="button"
    popoverTarget={panel}
    data-source={standing}
    className={classNames(
      'source-mark',
      standing === 'old' ? 'text-start text-warn' : 'text-quiet',
      standing === 'official' ? 'whitespace-nowrap' : 'text-start',
    )}
  >
    <SourceShape standing={standing} className="size-[1.05em]" />
    <span>{words}</span>
    <span className="sr-only">{statusText}</span>
  </button>
)

/**
 * A figure in a list that is itself the button for its source: a mark beside each would cover its neighbours.
 * Underlined if official, pale with a question mark if unsourced; the surrounding list styles both (styles/lists.css),
 * and a `FigureKey` explains them.
 */
export function MarkedValue({ mark, children }: { mark: MarkLabels; children: ReactNode }) {
  const { panel, standing, statusText } = mark
  const isOfficial = standing === 'official'
  return (
    <button type="button" popoverTarget={panel} data-source={standing} className={isOfficial ? 'mark' : 'mark doubt'}>
      <span>{children}</span>
      {!isOfficial && <i aria-hidden="true">?</i>}
      <span className="sr-only">{statusText}</span>
    </button>
  )
}

interface ListedFigureProps {
  value: string | number | null
  mark: MarkLabels | null | undefined
  /** How the dash of an unknown figure is spoken. */
  notKnown: string
}

/** A figure of a list that is a client component, with its mark; a dash if unknown. */
export function ListedFigure({ value, mark, notKnown }: ListedFigureProps) {
  if (value !== null) return mark ? <MarkedValue mark={mark}>{value}</MarkedValue> : value
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{notKnown}</span>
    </>
  )
}
