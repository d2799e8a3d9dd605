'use client'
import { useEffect } from 'react'
import { paths } from '@/lib/paths/paths'
import { sourceOf } from '../sources'

interface PageHistory {
  entries: () => { url: string | null }[]
  currentEntry: { index: number } | null
}

/** The page before this one: of this site by the history of the tab, of others by what the browser tells. */
function pageBefore(): string {
  const history = (window as { navigation?: PageHistory }).navigation
  const index = history?.currentEntry?.index ?? 0
  return (index > 0 && history?.entries()[index - 1]?.url) || document.referrer
}

/** Whether the page was only loaded anew. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && entry.name.split('#')[0] === window.location.href.split('#')[0]
}

/**
 * Counts that somebody looks at a vacancy: once the page is in sight, so that neither what a browser fetches ahead nor
 * a tab in the background counts. Without script nothing is counted: a picture in its place would count programs too.
 */
export function ViewBeacon({ vacancy }: { vacancy: string }) {
  useEffect(() => {
    if (isReload()) return
    const source = sourceOf(pageBefore(), window.location.origin)
    let isCounted = false
    const count = () => {
      if (isCounted || document.visibilityState !== 'visible') return
      isCounted = true
      navigator.sendBeacon?.(paths.vacancyViews(), JSON.stringify({ vacancy, source }))
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [vacancy])
  return null
}
