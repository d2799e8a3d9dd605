'use client'
import { useEffect } from 'react'
import { notify } from '@/components/ui/messages/notify'

/** Shows a toast once on mount: what the server failed to read. */
export function ToastOnce({ text }: { text: string }) {
  useEffect(() => {
    notify({ id: text, kind: 'bad', text })
  }, [text])
  return null
}
