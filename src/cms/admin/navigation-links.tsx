'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

export interface StudioLink {
  href: string
  label: string
}

/** Marks the task whose screen is open, its records' screens included. */
export function NavigationLinks({ label, links }: { label: string; links: StudioLink[] }) {
  const pathname = usePathname()
  const isOpen = (href: string) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`))
  return (
    <nav className="studio-tabs" aria-label={label}>
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
