'use client'
import { type ReactNode, useEffect, useState } from 'react'

const PAUSE_MILLISECONDS = 250

interface LivePreviewProps {
  /** Draws the page with what the studio's form holds; null when it may not. */
  render: (values: unknown) => Promise<ReactNode>
  /** The page as it is saved, until the studio sends something. */
  children: ReactNode
}

/**
 * A page inside the studio's preview: drawn anew by the server shortly after each change of the form, saved or not.
 * Only the studio of this very site is listened to.
 */
export function LivePreview({ render, children }: LivePreviewProps) {
  const [shown, setShown] = useState<ReactNode>(null)

  useEffect(() => {
    let latest = 0
    let timer: number | undefined
    const draw = async (values: unknown) => {
      latest += 1
      const turn = latest
      try {
        const page = await render(values)
        if (page && turn === latest) setShown(page)
      } catch (error) {
        // The last good picture stays; the next change tries again.
        console.warn('The preview could not be drawn:', error)
      }
    }
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin !== location.origin || data?.type !== 'payload-live-preview' || !data.data) return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void draw(data.data), PAUSE_MILLISECONDS)
    }
    addEventListener('message', listen)
    const studio = window.opener ?? (window.parent === window ? null : window.parent)
    studio?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => {
      removeEventListener('message', listen)
      window.clearTimeout(timer)
    }
  }, [render])

  return shown ?? children
}
