'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

export interface StudioLink {
  href: string
  label: string
}

const TAB = [
  'flex min-h-[2.9rem] items-center whitespace-nowrap border-y-3 border-transparent px-3 text-tab text-quiet no-underline',
  'hover:bg-sunk hover:text-ink focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-marigold',
  'aria-[current=page]:border-b-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep',
].join(' ')

/** Marks the task whose screen is open, its records' screens included. */
export function NavigationLinks({ label, links }: { label: string; links: StudioLink[] }) {
  const pathname = usePathname()
  const bar = useRef<HTMLElement>(null)

  // On a phone the open task may lie outside the bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the moment to look again
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (bar.current && open) bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2
  }, [pathname])

  const isOpen = (href: string) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`))
  return (
    <nav ref={bar} className="overflow-x-auto border-b border-rule bg-raised" aria-label={label}>
      <ul className="m-0 flex list-none gap-1 px-(--gutter-h) py-0">
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <Link className={TAB} href={href} prefetch={false} aria-current={isOpen(href) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
