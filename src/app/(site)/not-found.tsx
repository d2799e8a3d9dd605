import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { layoutTexts } from '@/components/layout/texts'

export const metadata: Metadata = { title: layoutTexts.notFound.title, robots: { index: false } }

export default function NotFound() {
  return <NotFoundScreen />
}
