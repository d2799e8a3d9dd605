'use client'
import Link from 'next/link'
import { useMe } from '@/lib/request/use-me'

/** Links signed-in visitors to the order by their profile; the page itself is the same for everybody. */
export function SuitsProfile({ href, children }: { href: string; children: string }) {
  const { me } = useMe()
  if (!me?.user) return null
  return (
    <Link
      className="inline-flex min-h-tap items-center text-sm font-semibold"
      href={href}
      prefetch={false}
      rel="nofollow"
    >
      {children}
    </Link>
  )
}
