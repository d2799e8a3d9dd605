'use client'
import { useEffect } from 'react'

const FORM =
  /^\/admin\/(?:collections\/(?<collection>[a-z-]+)\/(?<id>[0-9a-f-]{36})|globals\/(?<global>[a-z-]+))(?:\/|$)/

/**
 * URL to DELETE the person's own Payload lock of the form at a studio path.
 * @param pathname such as `/admin/collections/colleges/<id>` or `/admin/globals/home`
 * @param user id of the person signed in
 * @returns null if no form is open
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
 * Releases the form's lock when its tab closes or leaves the site: Payload does so only between its own screens, and
 * colleagues would be locked out for five minutes.
 */
export function ReleaseLock({ user }: { user: string }) {
  useEffect(() => {
    const release = () => {
      const url = ownLockUrl(window.location.pathname, user)
      // `keepalive` sends it after unload; on failure the lock expires after five minutes.
      if (url) fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', release)
    return () => window.removeEventListener('pagehide', release)
  }, [user])
  return null
}
