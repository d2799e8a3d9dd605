'use client'
import type { ReactNode } from 'react'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { classNames } from '@/components/ui/class-names'
import { SourceShape } from './source-shape'

/** What a mark says. */
export interface MarkLabels {
  /** The panel that it opens, by its id. */
  panel: string
  standing: FigureStanding
  words: string
  /** For who cannot see the shape. */
  said: string
}

/**
 * The button of a source mark. Drawn in the browser too: a page has dozens of them, and its data would carry the look
 * of each.
 */
export const MarkButton = ({ panel, standing, words, said }: MarkLabels) => (
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
    <span className="sr-only">{said}</span>
  </button>
)

/**
 * A figure of a list, which is itself the button that tells where it stands: a mark beside each would cover its
 * neighbours. Underlined where an official document says so, pale and with a question mark where none does; the list
 * around it says how both look (styles/lists.css), and a `FigureKey` what they mean.
 */
export function MarkedValue({ mark: { panel, standing, said }, children }: { mark: MarkLabels; children: ReactNode }) {
  const isOfficial = standing === 'official'
  return (
    <button type="button" popoverTarget={panel} data-source={standing} className={isOfficial ? 'mark' : 'mark doubt'}>
      <span>{children}</span>
      {!isOfficial && <i aria-hidden="true">?</i>}
      <span className="sr-only">{said}</span>
    </button>
  )
}
