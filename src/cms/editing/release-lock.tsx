'use client'
import { useEffect } from 'react'

const FORM =
  /^\/admin\/(?:collections\/(?<collection>[a-z-]+)\/(?<id>[0-9a-f-]{36})|globals\/(?<global>[a-z-]+))(?:\/|$)/

/**
 * Where Payload's lock of the record whose form stands at an address of the studio is ended, if it is this person's.
 * @param pathname such as `/admin/collections/colleges/<id>` or `/admin/globals/home`
 * @param user the id of who is signed in
 * @returns the address for DELETE; null where no form stands
 */
export function ownLockUrl(pathname: string, user: string): string | null {
  const { collection, id, global } = FORM.exec(pathname)?.groups ?? {}
  if (!global && !(collection && id)) return null
  const record: [string, string | undefined][] = global
    ? [['globalSlug', global]]
    : [
        ['document.relationTo', collection],
        ['document.value', id],
      ]
  const conditions = [...record, ['user.value', user]].map(([field, value = '']) => [`where[${field}][equals]`, value])
  return `/api/payload-locked-documents?${new URLSearchParams(conditions)}`
}

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
