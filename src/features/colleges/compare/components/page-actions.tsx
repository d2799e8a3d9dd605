'use client'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'

type PageActionsProps = { messages: { print: string; share: string; copied: string; shareFailed: string } }

/** Print and share buttons, with script only, because browsers offer both anyway. */
export function PageActions({ messages }: PageActionsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      notify({ id: 'compare-share', kind: 'good', text: messages.copied })
    } catch {
      notify({ id: 'compare-share', kind: 'bad', text: messages.shareFailed })
    }
  }
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title: document.title, url: location.href })
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden print:hidden">
      <Button kind="line" tall onClick={() => window.print()}>
        <Icon name="print" /> {messages.print}
      </Button>
      <Button kind="line" tall onClick={share}>
        <Icon name="share" /> {messages.share}
      </Button>
    </div>
  )
}
