'use client'
import Link from 'next/link'

// A client component: a page has dozens, whose markup the RSC payload would hold.

interface CountedLink {
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

// A client component, like `LinkTiles`.

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
