'use client'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../desk/dialogs'
import { studioMessages } from '../messages'

const messages = studioMessages.leaving

/** Whether leaving has been confirmed: every guard of the screen then lets it happen. */
let isLeaving = false

/** URL a click would open in this tab, or null if the screen stays. */
function leavingUrl(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null
  const { protocol, href, hash } = link
  const isSameScreen = href.replace(hash, '') === window.location.href.replace(window.location.hash, '')
  return protocol.startsWith('http') && !isSameScreen ? href : null
}

/**
 * Asks before leaving a screen with unsaved changes: by a link, by Back between screens, or by closing the tab.
 * Payload's own LeaveWithoutSaving only knows Payload's forms.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const guard = new AbortController()
    const { signal } = guard
    const ask = (event: Event, go: () => void) => {
      event.preventDefault()
      // Another form of the screen may be unsaved too; ask once.
      event.stopImmediatePropagation()
      setLeave(() => go)
    }
    const onClick = (event: MouseEvent) => {
      const url = isLeaving ? null : leavingUrl(event)
      if (url) ask(event, () => window.location.assign(url))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent) => {
      const { key } = event.destination
      const isBack = event.navigationType === 'traverse' && event.cancelable && !isLeaving
      if (isBack && key) ask(event, () => window.navigation.traverseTo(key))
    }
    document.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('beforeunload', onUnload, { signal })
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal })
    return () => guard.abort()
  }, [isUnsaved])

  return leave ? (
    <ConfirmDialog
      question={messages.question}
      note={messages.note}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      isDangerous
      onClose={() => setLeave(null)}
      onYes={() => {
        isLeaving = true
        leave()
        // A link may turn out to be a download; then the screen stays and is guarded again.
        window.setTimeout(() => {
          isLeaving = false
        }, LEAVING_MILLISECONDS)
      }}
    />
  ) : null
}

const LEAVING_MILLISECONDS = 2000
