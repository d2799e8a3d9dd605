import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { pathsIn } from '@/lib/addresses/paths'
import { HomeScreen } from './home-screen'

export const metadata: Metadata = { alternates: { canonical: pathsIn(language).home() } }

export default async function HomePage() {
  const [site, banner, home] = await Promise.all([getSiteSettings(), getBannerSlides(), getHome()])
  return <HomeScreen language={language} site={site} banner={banner} home={home} />
}
