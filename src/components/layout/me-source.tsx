'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { loadedLater } from '../ui/loaded-later'

const MeReader = loadedLater(() => import('@/lib/request/me-reader'))

/** True once the page is idle after hydration; /api/me must not compete with rendering. */
function useSettled() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setSettled(true), 200)
      return () => clearTimeout(timer)
    }
    const wait = requestIdleCallback(() => setSettled(true), { timeout: 1000 })
    return () => cancelIdleCallback(wait)
  }, [])
  return settled
}

/** Fetches the session for `useMe()` on each page. */
export function MeSource() {
  const pathname = usePathname()
  return useSettled() && <MeReader key={pathname} />
}
