interface PageHistory {
  entries: () => { url: string | null }[]
  currentEntry: { index: number } | null
}

/**
 * Reports a view of a vacancy with the previous page: of this site from the tab's history, of others from the referrer.
 * Reloads are not reported, nor pages before they are visible. It is inlined into pages as text, so it must not refer to
 * anything outside itself.
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
