import type { Metadata } from 'next'
import { routeLanguage } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { pageMessages } from '@/features/pages/messages'
import { getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { RECORD_LANGUAGES } from '@/lib/text/language'
import { AboutScreen } from './about-screen'

export const revalidate = 3600
export const generateMetadata = async (): Promise<Metadata> => {
  const language = await routeLanguage()
  const { isUnreviewed } = await getAboutPage(language)
  return pageMetadata(language, {
    title: pageMessages(language).about.title,
    description: pageMessages(language).about.description,
    path: ({ about }) => about(),
    languages: isUnreviewed ? RECORD_LANGUAGES : undefined,
  })
}

export default async function AboutPage() {
  const language = await routeLanguage()
  const [page, site] = await Promise.all([getAboutPage(language), getSiteSettings(language)])
  return <AboutScreen language={language} page={page} site={site} />
}
