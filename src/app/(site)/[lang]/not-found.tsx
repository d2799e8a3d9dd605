import type { Metadata } from 'next'
import { routeLanguage } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { pageMetadata } from '@/components/seo/page-metadata'

export const generateMetadata = async (): Promise<Metadata> => {
  const language = await routeLanguage()
  return pageMetadata(language, { title: layoutMessages(language).notFound.title, robots: 'noindex' })
}

export default async function NotFound() {
  const language = await routeLanguage()
  return <NotFoundScreen language={language} />
}
