'use client'
import { useEffect } from 'react'
import { ownLockUrl } from './own-lock'

/**
 * Ends Payload's lock of the open form when its tab is closed or left for another site: Payload does so only between
 * its own screens, and colleagues would be kept out for the five minutes that a lock lasts.
 */
export function ReleaseLock({ user }: { user: string }) {
  useEffect(() => {
    const release = () => {
      const url = ownLockUrl(window.location.pathname, user)
      // The browser sends it even though the page is gone; a failure leaves the lock to its five minutes.
      if (url) fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', release)
    return () => window.removeEventListener('pagehide', release)
  }, [user])
  return null
}
