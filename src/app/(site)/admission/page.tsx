import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageTexts } from '@/features/pages/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { AdmissionView } from './admission-view'

export const revalidate = 3600
export const metadata: Metadata = {
  title: pageTexts(language).admission.title,
  description: pageTexts(language).admission.description,
  alternates: { canonical: pathsIn(language).admission() },
}

export default function AdmissionPage() {
  return <AdmissionView language={language} />
}
