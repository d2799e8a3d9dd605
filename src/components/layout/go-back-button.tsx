'use client'
import { useRouter } from 'next/navigation'
import { paths } from '@/lib/paths'
import { Button } from '../ui/button'
import { layoutTexts } from './texts'

/** Back to where the visitor came from, or home for who came from nowhere. */
export function GoBackButton() {
  const router = useRouter()
  return (
    <Button kind="line" onClick={() => (window.history.length > 1 ? router.back() : router.push(paths.home()))}>
      {layoutTexts.notFound.back}
    </Button>
  )
}
