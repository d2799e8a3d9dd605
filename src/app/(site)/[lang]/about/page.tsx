import { metadataOf, pageOf } from '@/app/(site)/language'
import { languagesRead } from '@/components/seo/page-metadata'
import { pageMessages } from '@/features/pages/messages'
import { getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { AboutScreen } from './about-screen'

export const revalidate = 3600
export const generateMetadata = metadataOf(async (language) => {
  return {
    title: pageMessages(language).about.title,
    description: pageMessages(language).about.description,
    path: ({ about }) => about(),
    languages: await languagesRead(language, async (each) => (await getAboutPage(each)).isUnreviewed),
  }
})

export default pageOf(async (language) => {
  const [page, site] = await Promise.all([getAboutPage(language), getSiteSettings(language)])
  return <AboutScreen language={language} page={page} site={site} />
})
