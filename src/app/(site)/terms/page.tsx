import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { LegalPage } from '@/features/pages/components/legal-page'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageTexts(language).legal.terms.title,
    description: pageTexts(language).legal.terms.description,
    address: ({ terms }) => terms(),
  })

export default async function TermsPage() {
  const [content, site] = await Promise.all([getLegalPage('terms'), getSiteSettings()])
  return <LegalPage language={language} title={pageTexts(language).legal.terms.title} content={content} site={site} />
}
