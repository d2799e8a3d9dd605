'use client'
import type { ReactNode } from 'react'
import type { MarkLabels } from './mark-button'

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
