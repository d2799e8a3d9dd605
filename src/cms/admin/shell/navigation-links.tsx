'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

export interface StudioLink {
  href: string
  label: string
}

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
    <nav ref={bar} className="studio-tabs" aria-label={label}>
      <ul>
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={isOpen(href) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
