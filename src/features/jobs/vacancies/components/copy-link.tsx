'use client'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/** Copies an address; absent where the browser offers no clipboard. */
export function CopyLink({ url, messages }: { url: string; messages: { copy: string; copied: string } }) {
  // Offered before the browser is known; it takes that back where there is none.
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
