import type { ReactNode } from 'react'
import { classNames } from './class-names'

/**
 * A part of a page, ruled like a prospectus: the heading in the margin column and the matter to its right.
 * `wide` puts the heading above, for matter that needs the whole width. `beside` stands with the heading.
 */
export function Section({
  id,
  title,
  beside,
  wide,
  className,
  children,
}: {
  id?: string
  title: ReactNode
  beside?: ReactNode
  wide?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section className={classNames('section', className)} id={id}>
      {wide ? (
        <div className="wrap">
          <div className="section-head">
            <h2>{title}</h2>
            {beside}
          </div>
          {children}
        </div>
      ) : (
        <div className="wrap ruled">
          <header>
            <h2>{title}</h2>
            {beside}
          </header>
          <div>{children}</div>
        </div>
      )}
    </section>
  )
}
