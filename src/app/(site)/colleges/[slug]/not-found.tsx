import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'
import { collegeTexts } from '@/features/colleges/texts'

export function generateMetadata(): Metadata {
  return { title: collegeTexts(language).notFound.title, robots: { index: false } }
}

export default function CollegeNotFound() {
  return <CollegeNotFoundScreen language={language} />
}
