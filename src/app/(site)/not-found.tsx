import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { layoutTexts } from '@/components/layout/texts'

export const metadata: Metadata = { title: layoutTexts(language).notFound.title, robots: { index: false } }

export default function NotFound() {
  return <NotFoundScreen language={language} />
}
