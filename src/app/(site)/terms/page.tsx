import type { Metadata } from 'next'
import { LegalPage } from '@/features/pages/components/legal-page'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'

const texts = pageTexts.legal.terms

export const revalidate = 3600
export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  alternates: { canonical: paths.terms() },
}

export default async function TermsPage() {
  const [content, site] = await Promise.all([getLegalPage('terms'), getSiteSettings()])
  return <LegalPage title={texts.title} content={content} site={site} />
}
