'use client'
import { useEffect } from 'react'
import { notify } from '@/components/ui/messages/notify'

/** Says something once when the page appears: what the server could not read for it. */
export function ToastOnce({ text }: { text: string }) {
  useEffect(() => {
    notify({ id: text, kind: 'bad', text })
  }, [text])
  return null
}
