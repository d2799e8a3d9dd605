'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Back to the previous page, or home without history. */
export function GoBackButton({ home, children }: { home: string; children: ReactNode }) {
  const router = useRouter()
  return (
    <Button kind="line" onClick={() => (window.history.length > 1 ? router.back() : router.push(home))}>
      {children}
    </Button>
  )
}
