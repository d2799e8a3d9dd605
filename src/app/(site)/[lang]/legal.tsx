import type { ComponentProps } from 'react'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { LegalPage } from '@/features/pages/components/legal-page'
import { pageMessages } from '@/features/pages/messages'
import { retentionFacts } from '@/features/pages/page-views'
import { getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { type Language, RECORD_LANGUAGES } from '@/lib/language'

interface LegalScreenProps extends Pick<ComponentProps<typeof LegalPage>, 'content' | 'site'> {
  language: Language
  slug: 'privacy' | 'terms'
}

/** A legal page, from saved values or those of the studio's form. */
export const LegalScreen = ({ language, slug, ...page }: LegalScreenProps) => (
  <LegalPage
    {...page}
    language={language}
    title={pageMessages(language).legal[slug].title}
    facts={slug === 'privacy' ? retentionFacts(language) : []}
  />
)

export const legalMetadata = (slug: LegalScreenProps['slug']) =>
  metadataOf((language) => {
    const { title, description } = pageMessages(language).legal[slug]
    return { languages: RECORD_LANGUAGES, title, description, path: (paths) => paths[slug]() }
  })

export const legalPage = (slug: LegalScreenProps['slug']) =>
  pageOf(async (language) => {
    const [content, site] = await Promise.all([getLegalPage(slug), getSiteSettings()])
    return <LegalScreen language={language} slug={slug} content={content} site={site} />
  })
