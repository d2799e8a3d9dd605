'use client'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** Copies a URL; absent if the browser has no clipboard. */
export function CopyLink({ url, messages }: { url: string; messages: { copy: string; copied: string } }) {
  // Rendered by the server, and removed in a browser without clipboard.
  if (useIsHydrated() && !navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify({ kind: 'good', text: messages.copied, id: 'copy-link' })
  }
  return (
    <Button kind="line" className="noscript:hidden" onClick={() => void copy()}>
      <Icon name="file" /> {messages.copy}
    </Button>
  )
}
