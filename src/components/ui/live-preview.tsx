'use client'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MILLISECONDS = 250
const RETRY_MILLISECONDS = 2000

interface LivePreviewProps {
  /** Renders the page with the form's values; null if not permitted. */
  render: (values: unknown) => Promise<ReactNode>
  /** The saved page, until the studio sends values. */
  children: ReactNode
}

/**
 * A page in the studio's preview: re-rendered by the server shortly after each form change, saved or not. Only messages
 * from this site's studio are accepted.
 */
export function LivePreview({ render, children }: LivePreviewProps) {
  const [shown, setShown] = useState<ReactNode>(null)
  // The studio sends each change once; it must survive a new `render` function.
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
        // Keeps the last good render.
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
