'use client'
import Link from 'next/link'

// Drawn in the browser too: there are dozens of them on a page, whose data would hold the markup of each.

export interface CountedLink {
  name: string
  href: string
  /** How many there are behind it, in words. */
  count?: string | undefined
}

const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 *:flex *:items-baseline *:justify-between *:gap-4 max-[18rem]:*:flex-wrap *:border-t *:border-rule *:py-[0.6rem] [&_span]:text-sm [&_span]:whitespace-nowrap [&_span]:text-quiet'

/** In as many columns as fit, each under a rule, its count beside it. */
export function LinkTiles({ links }: { links: readonly CountedLink[] }) {
  return (
    <ul className={TILES}>
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <Link className="tap-link" href={href} prefetch={false}>
            {name}
          </Link>
          {count && <span>{count}</span>}
        </li>
      ))}
    </ul>
  )
}
