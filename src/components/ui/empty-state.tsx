import type { ReactNode } from 'react'
import { Jaali, type JaaliFamily } from '../drawings/jaali'

/** A lattice, one sentence, one action: for a list without entries and for a page that is not there. */
export function EmptyState({
  title,
  seed,
  family,
  level: Title = 'h3',
  actions,
  children,
}: {
  title: ReactNode
  /** The drawing's seed; the name of the list is a good one. */
  seed: string
  family?: JaaliFamily
  level?: 'h1' | 'h2' | 'h3'
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <Jaali seed={seed} family={family} width={620} height={260} fade="left" />
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className="cluster">{actions}</div>}
    </div>
  )
}
