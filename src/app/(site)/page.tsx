import type { Metadata } from 'next'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { paths } from '@/lib/addresses/paths'
import { HomeScreen } from './home-screen'

export const metadata: Metadata = { alternates: { canonical: paths.home() } }

export default async function HomePage() {
  const [site, banner, home] = await Promise.all([getSiteSettings(), getBannerSlides(), getHome()])
  return <HomeScreen site={site} banner={banner} home={home} />
}
