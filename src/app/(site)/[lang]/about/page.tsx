import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { pageMessages } from '@/features/pages/messages'
import { getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { RECORD_LANGUAGES } from '@/lib/text/language'
import { AboutScreen } from './about-screen'

export const revalidate = 3600
export const generateMetadata = metadataOf(async (language) => {
  const { isUnreviewed } = await getAboutPage(language)
  return {
    title: pageMessages(language).about.title,
    description: pageMessages(language).about.description,
    path: ({ about }) => about(),
    languages: isUnreviewed ? RECORD_LANGUAGES : undefined,
  }
})

export default async function AboutPage() {
  const language = await routeLanguage()
  const [page, site] = await Promise.all([getAboutPage(language), getSiteSettings(language)])
  return <AboutScreen language={language} page={page} site={site} />
}
