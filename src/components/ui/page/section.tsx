import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'

/** Lies open from 60rem on. */
const OPEN_WHEN_WIDE =
  'supports-[selector(::details-content)]:lg:[&>summary]:pointer-events-none supports-[selector(::details-content)]:lg:[&>summary>svg]:hidden' +
  ' lg:[&>div]:pb-0 lg:[&::details-content]:block' +
  ' lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]'

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
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2>{title}</h2>
            {beside}
          </div>
          {children}
        </div>
      ) : (
        <div className="wrap section-columns">
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

/** One part of the matter of a long page, with its heading; `id` makes it the target of an anchor. */
export function Part({
  id,
  title,
  landmark,
  folded,
  children,
}: {
  id?: string
  title?: string
  /** A region by its title for screen readers; not where a table in it bears the same name. */
  landmark?: boolean
  /** Its heading unfolds it; from 60rem on it lies open, unless it is folded always. */
  folded?: boolean | 'always'
  children: ReactNode
}) {
  const titleId = landmark && id && title ? `${id}-title` : undefined
  const heading = title && (
    <h2 id={titleId} className="text-h3">
      {title}
    </h2>
  )
  if (folded && heading) {
    return (
      <section className="part" aria-labelledby={titleId}>
        <details className={classNames('folded-part', folded !== 'always' && OPEN_WHEN_WIDE)}>
          <summary>
            {heading} <Icon name="plus" />
          </summary>
          {/* An anchor leads into what is folded, which opens it. */}
          <div id={id}>{children}</div>
        </details>
      </section>
    )
  }
  return (
    <section className="part" id={id} aria-labelledby={titleId}>
      {heading}
      {children}
    </section>
  )
}
