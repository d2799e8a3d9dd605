import type { Metadata } from 'next'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { collegeMessages } from '@/features/colleges/messages'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'

export async function generateMetadata(): Promise<Metadata> {
  const language = await routeLanguage()
  return pageMetadata(language, { title: collegeMessages(language).notFound.title, robots: 'noindex' })
}

export default async function CollegeNotFound() {
  const language = await routeLanguage()
  return <CollegeNotFoundScreen language={language} />
}
