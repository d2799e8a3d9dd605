'use client'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MILLISECONDS = 250
const RETRY_MILLISECONDS = 2000

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
  // The studio sends a change once, so it is not lost when a new page brings another `render` meanwhile.
  const renderNow = useEffectEvent(render)

  useEffect(() => {
    let latest = 0
    let timer: number | undefined
    const drawAfter = (milliseconds: number, values: unknown) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void draw(values), milliseconds)
    }
    const draw = async (values: unknown) => {
      latest += 1
      const turn = latest
      try {
        const page = await renderNow(values)
        if (page && turn === latest) setShown(page)
      } catch (error) {
        // The last good picture stays meanwhile.
        console.warn('The preview could not be drawn:', error)
        if (turn === latest) drawAfter(RETRY_MILLISECONDS, values)
      }
    }
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin !== location.origin || data?.type !== 'payload-live-preview' || !data.data) return
      drawAfter(PAUSE_MILLISECONDS, data.data)
    }
    addEventListener('message', listen)
    const studio = window.opener ?? (window.parent === window ? null : window.parent)
    studio?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => {
      removeEventListener('message', listen)
      window.clearTimeout(timer)
      latest += 1
    }
  }, [])

  return shown ?? children
}
