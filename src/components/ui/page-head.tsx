import type { ReactNode } from 'react'
import { Jaali, type JaaliFamily } from '../drawings/jaali'

/** The head of a page: title, a lead, what the page begins with, and the lattice dissolving in from the right. */
export function PageHead({
  seed,
  family,
  title,
  lead,
  above,
  children,
}: {
  /** The drawing's seed, usually the page's name. */
  seed: string
  family?: JaaliFamily
  title: ReactNode
  lead?: ReactNode
  /** Breadcrumbs or a back link. */
  above?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="head">
      <Jaali seed={seed} family={family} width={760} height={300} fade="left" />
      <div className="wrap">
        {above}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
