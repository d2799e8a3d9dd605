'use client'
import Link from 'next/link'

// A client component: a page has dozens, whose markup the RSC payload would hold.

export interface CountedLink {
  name: string
  href: string
  /** Count in words. */
  count?: string | undefined
}

/** As many columns as fit, ruled, each with its count. */
export const LinkTiles = ({ links }: { links: readonly CountedLink[] }) => (
  <ul className="link-tiles">
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
