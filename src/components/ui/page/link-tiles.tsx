'use client'
import Link from 'next/link'

// A client component: a page has dozens, whose markup the RSC payload would hold.

export interface CountedLink {
  name: string
  href: string
  /** Count in words. */
  count?: string | undefined
}

const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 *:flex *:items-baseline *:justify-between *:gap-4 max-[18rem]:*:flex-wrap *:border-t *:border-rule *:py-[0.6rem] [&_span]:text-sm [&_span]:whitespace-nowrap [&_span]:text-quiet'

/** As many columns as fit, ruled, each with its count. */
export const LinkTiles = ({ links }: { links: readonly CountedLink[] }) => (
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
