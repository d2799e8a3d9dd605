import Link from 'next/link'
import type { CountedLink } from './link-tiles'

/** A wrapping row of framed links with counts. */
export const LinkChips = ({ links }: { links: readonly CountedLink[] }) => (
  <ul className="link-chips">
    {links.map(({ name, href, count }) => (
      <li key={href}>
        <Link href={href} prefetch={false}>
          {name} <span>{count}</span>
        </Link>
      </li>
    ))}
  </ul>
)
