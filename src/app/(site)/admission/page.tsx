import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { pageMessages } from '@/features/pages/messages'
import { AdmissionView } from './admission-view'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageMessages(language).admission.title,
    description: pageMessages(language).admission.description,
    path: ({ admission }) => admission(),
  })

export default function AdmissionPage() {
  return <AdmissionView language={language} />
}
