'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Inside the studio's preview: shows a record anew as soon as it was saved, and tells the studio that it listens. */
export function PreviewRefresh() {
  const router = useRouter()
  useEffect(() => {
    const refresh = ({ data, origin }: MessageEvent) => {
      if (origin === location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    addEventListener('message', refresh)
    const studio = window.opener ?? (window.parent === window ? null : window.parent)
    studio?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => removeEventListener('message', refresh)
  }, [router])
  return null
}
