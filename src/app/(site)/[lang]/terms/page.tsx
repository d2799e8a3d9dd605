import { metadataOf, pageOf } from '@/app/(site)/language'
import { LegalPage } from '@/features/pages/components/legal-page'
import { pageMessages } from '@/features/pages/messages'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { RECORD_LANGUAGES } from '@/lib/language'

export const revalidate = 3600
export const generateMetadata = metadataOf((language) => ({
  languages: RECORD_LANGUAGES,
  title: pageMessages(language).legal.terms.title,
  description: pageMessages(language).legal.terms.description,
  path: ({ terms }) => terms(),
}))

export default pageOf(async (language) => {
  const [content, site] = await Promise.all([getLegalPage('terms'), getSiteSettings()])
  return (
    <LegalPage language={language} title={pageMessages(language).legal.terms.title} content={content} site={site} />
  )
})
