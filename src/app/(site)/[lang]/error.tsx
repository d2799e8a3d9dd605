'use client'
import { ErrorScreen } from '@/components/layout/screens/error-screen'

export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorScreen digest={error.digest} retry={reset} />
}
