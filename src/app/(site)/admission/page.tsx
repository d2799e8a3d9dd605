import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { pageTexts } from '@/features/pages/texts'
import { AdmissionView } from './admission-view'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageTexts(language).admission.title,
    description: pageTexts(language).admission.description,
    address: ({ admission }) => admission(),
  })

export default function AdmissionPage() {
  return <AdmissionView language={language} />
}
