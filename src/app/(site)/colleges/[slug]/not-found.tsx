import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { collegeMessages } from '@/features/colleges/messages'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'

export function generateMetadata(): Metadata {
  return pageMetadata(language, { title: collegeMessages(language).notFound.title, robots: 'noindex' })
}

export default function CollegeNotFound() {
  return <CollegeNotFoundScreen language={language} />
}
