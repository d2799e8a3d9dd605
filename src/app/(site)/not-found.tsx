import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { layoutTexts } from '@/components/layout/texts'
import { pageMetadata } from '@/components/seo/page-metadata'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: layoutTexts(language).notFound.title, robots: 'noindex' })

export default function NotFound() {
  return <NotFoundScreen language={language} />
}
