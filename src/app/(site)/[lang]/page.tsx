import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { withoutWords } from '@/features/home/home-content'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { isEditors } from '@/lib/text/language'
import { HomeScreen } from '../home-screen'

export const generateMetadata = metadataOf(() => ({ path: ({ home }) => home() }))

export default async function HomePage() {
  const language = await routeLanguage()
  const [site, banner, home] = await Promise.all([getSiteSettings(), getBannerSlides(), getHome()])
  return (
    <HomeScreen
      language={language}
      site={site}
      banner={isEditors(language) ? banner : { ...banner, slides: [] }}
      home={isEditors(language) ? home : withoutWords(home)}
    />
  )
}
