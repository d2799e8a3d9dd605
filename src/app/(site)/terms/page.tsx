import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { LegalPage } from '@/features/pages/components/legal-page'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const revalidate = 3600
export const metadata: Metadata = {
  title: pageTexts(language).legal.terms.title,
  description: pageTexts(language).legal.terms.description,
  alternates: { canonical: pathsIn(language).terms() },
}

export default async function TermsPage() {
  const [content, site] = await Promise.all([getLegalPage('terms'), getSiteSettings()])
  return <LegalPage language={language} title={pageTexts(language).legal.terms.title} content={content} site={site} />
}
