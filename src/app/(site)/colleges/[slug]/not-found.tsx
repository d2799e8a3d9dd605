import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'
import { collegeTexts } from '@/features/colleges/texts'

export function generateMetadata(): Metadata {
  return pageMetadata(language, { title: collegeTexts(language).notFound.title, robots: 'noindex' })
}

export default function CollegeNotFound() {
  return <CollegeNotFoundScreen language={language} />
}
