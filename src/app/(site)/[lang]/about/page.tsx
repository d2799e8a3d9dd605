import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { pageMessages } from '@/features/pages/messages'
import { EMPTY_ABOUT, getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { isEditors } from '@/lib/text/language'
import { AboutScreen } from './about-screen'

export const revalidate = 3600
export const generateMetadata = metadataOf((language) => ({
  title: pageMessages(language).about.title,
  description: pageMessages(language).about.description,
  path: ({ about }) => about(),
}))

export default async function AboutPage() {
  const language = await routeLanguage()
  const [page, site] = await Promise.all([isEditors(language) ? getAboutPage() : EMPTY_ABOUT, getSiteSettings()])
  return <AboutScreen language={language} page={page} site={site} />
}
