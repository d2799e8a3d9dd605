import type { Metadata } from 'next'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'
import { AdmissionView } from './admission-view'

export const revalidate = 3600
export const metadata: Metadata = {
  title: pageTexts.admission.title,
  description: pageTexts.admission.description,
  alternates: { canonical: paths.admission() },
}

export default function AdmissionPage() {
  return <AdmissionView />
}
