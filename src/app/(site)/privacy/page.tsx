import type { Metadata } from 'next'
import { LegalPage } from '@/features/pages/components/legal-page'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { retentionFacts } from '@/features/pages/retention-facts'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'

const texts = pageTexts.legal.privacy

export const revalidate = 3600
export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  alternates: { canonical: paths.privacy() },
}

export default async function PrivacyPage() {
  const [content, site] = await Promise.all([getLegalPage('privacy'), getSiteSettings()])
  return <LegalPage title={texts.title} content={content} site={site} facts={retentionFacts()} />
}
