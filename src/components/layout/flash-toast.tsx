'use client'
import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { FLASH_COOKIE, type FlashCode } from '@/lib/request/flash'
import { markSignedIn } from '@/lib/request/signed-in'
import { useMe } from '@/lib/request/use-me'
import { notify } from '../ui/messages/notify'

const PATTERN = new RegExp(`(?:^|; )${FLASH_COOKIE}=([a-z-]+)`)

/** Shows the server's flash message of this page once, and revalidates the session. */
export function FlashToast({ messages }: { messages: Record<FlashCode, string> }) {
  const pathname = usePathname()
  const { mutate } = useMe()

  // Before paint, so that the header of a new session does not show that of the previous one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the moment to look again
  useLayoutEffect(() => {
    const code = PATTERN.exec(document.cookie)?.[1]
    if (!code) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
    document.cookie = `${FLASH_COOKIE}=; path=/; max-age=0`
    if (code in messages) notify({ kind: 'good', text: messages[code as FlashCode] })
    markSignedIn()
    void mutate(undefined, { revalidate: true })
  }, [pathname])

  return null
}
