'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { splitPath } from '@/lib/language'
import { usePath } from '@/lib/paths/use-path'

/** A main navigation link, marked when its page or one below it is open. */
export function NavLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const here = usePath()
  const current =
    href === here ? 'page' : splitPath(href).path !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link href={href} className={className} aria-current={current}>
      {children}
    </Link>
  )
}
