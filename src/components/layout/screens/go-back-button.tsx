'use client'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/addresses/paths'
import { layoutTexts } from '../texts'

/** Back to where the visitor came from, or home for who came from nowhere. */
export function GoBackButton() {
  const router = useRouter()
  return (
    <Button kind="line" onClick={() => (window.history.length > 1 ? router.back() : router.push(paths.home()))}>
      {layoutTexts.notFound.back}
    </Button>
  )
}
