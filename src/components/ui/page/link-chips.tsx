import Link from 'next/link'
import type { CountedLink } from './link-tiles'

const CHIPS =
  'flex flex-wrap gap-2 [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-control [&_a]:border [&_a]:border-edge [&_a]:px-3 [&_a]:text-sm [&_a]:text-ink [&_a]:no-underline [&_a:hover]:border-brand [&_a:hover]:text-brand [&_span]:text-quiet [&_span]:tabular-nums'

/** A wrapping row of framed links with counts. */
export const LinkChips = ({ links }: { links: readonly CountedLink[] }) => (
  <ul className={CHIPS}>
    {links.map(({ name, href, count }) => (
      <li key={href}>
        <Link href={href} prefetch={false}>
          {name} <span>{count}</span>
        </Link>
      </li>
    ))}
  </ul>
)
