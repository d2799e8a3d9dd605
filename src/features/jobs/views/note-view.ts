interface PageHistory {
  entries: () => { url: string | null }[]
  currentEntry: { index: number } | null
}

/**
 * Tells the site that somebody looks at a vacancy, and what page was before it: of this site by the history of the tab,
 * of others by what the browser says. Nothing is told of a page that was only loaded anew, nor before it is in sight.
 * Pages carry it as text, so that it stands alone: it names nothing that is not in it.
 */
export function noteView(endpoint: string, vacancy: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' && entry.name.split('#')[0] === window.location.href.split('#')[0]) return
  const history = (window as { navigation?: PageHistory }).navigation
  const index = history?.currentEntry?.index ?? 0
  const before = ((index > 0 && history?.entries()[index - 1]?.url) || document.referrer).slice(0, 200)
  let isNoted = false
  const note = () => {
    if (isNoted || document.visibilityState !== 'visible') return
    isNoted = true
    navigator.sendBeacon?.(endpoint, JSON.stringify({ vacancy, before }))
  }
  note()
  document.addEventListener('visibilitychange', note)
}
