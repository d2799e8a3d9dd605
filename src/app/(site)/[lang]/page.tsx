import { metadataOf, pageOf } from '@/app/(site)/language'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { HomeScreen } from '../home-screen'

export const generateMetadata = metadataOf(() => ({ path: ({ home }) => home() }))

export default pageOf(async (language) => {
  const [site, banner, home] = await Promise.all([
    getSiteSettings(language),
    getBannerSlides(language),
    getHome(language),
  ])
  return <HomeScreen language={language} site={site} banner={banner} home={home} />
})
