import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { pageMetadata } from '@/components/seo/page-metadata'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: layoutMessages(language).notFound.title, robots: 'noindex' })

export default function NotFound() {
  return <NotFoundScreen language={language} />
}
