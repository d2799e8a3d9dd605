import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { LegalPage } from '@/features/pages/components/legal-page'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { retentionFacts } from '@/features/pages/retention-facts'
import { pageTexts } from '@/features/pages/texts'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageTexts(language).legal.privacy.title,
    description: pageTexts(language).legal.privacy.description,
    address: ({ privacy }) => privacy(),
  })

export default async function PrivacyPage() {
  const [content, site] = await Promise.all([getLegalPage('privacy'), getSiteSettings()])
  return (
    <LegalPage
      language={language}
      title={pageTexts(language).legal.privacy.title}
      content={content}
      site={site}
      facts={retentionFacts(language)}
    />
  )
}
