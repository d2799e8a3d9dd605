'use client'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/messages/notify'

const never = () => () => undefined

/** Copies an address; absent where the browser offers no clipboard. */
export function CopyLink({ url, words }: { url: string; words: { copy: string; copied: string } }) {
  const hasClipboard = useSyncExternalStore(
    never,
    () => Boolean(navigator.clipboard),
    () => false,
  )
  if (!hasClipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify({ kind: 'good', text: words.copied, id: 'copy-link' })
  }
  return (
    <Button kind="line" onClick={() => void copy()}>
      <Icon name="file" /> {words.copy}
    </Button>
  )
}
